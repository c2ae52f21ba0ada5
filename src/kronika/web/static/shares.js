// Adds this browser's chance to the seed of a table: a hash first, the share when all have sealed theirs.
"use strict";

(async () => {
  const form = document.querySelector("[data-mixing]");
  if (!form || !crypto.subtle) return;
  const key = `kronika-share-${form.dataset.table}`;
  const hex = (bytes) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const { mixing } = form.dataset;
  if (mixing === "commit") {
    const share = hex(crypto.getRandomValues(new Uint8Array(32)));
    localStorage.setItem(key, share);
    form.elements.commitment.value = hex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`kronika share ${share}`)));
    form.submit();
  } else if (mixing === "tell" && localStorage.getItem(key)) {
    form.elements.share.value = localStorage.getItem(key);
    form.submit();
  }
})();
