# Proč stůl něco odmítl

error-stale = Mezitím se stalo něco jiného. Podívej se znovu a pak vyber.
error-not-offered = To teď nejde vybrat.
error-not-yours = O tom nerozhoduješ ty.
error-over = Partie skončila.
error-not-over = Partie ještě neskončila.
error-not-begun = Partie ještě nezačala.
error-broken = Tato partie se hrála podle jiné verze pravidel, než má tento server. Nemůže tu pokračovat.
error-not-kept = Rozhodnutí se nepodařilo uložit, takže neplatí. Zkus to prosím znovu.
error-no-undo = Nemáš co vzít zpět.
error-no-request = Nikdo už nechce nic vzít zpět.
error-no-hint = U tohoto stolu teď bot neradí.
error-no-seat = Už tu není žádné volné místo.
error-seats-free = Některá místa jsou ještě volná.
error-too-many-tables = Máš tolik stolů, kolik tento server dovoluje. Nejdřív některý dohraj nebo opusť.
error-no-table = Takový stůl tu není.
error-too-often = Příliš mnoho najednou. Chvilku počkej.
error-not-understood = Server tomu nerozuměl. Načti stránku znovu.
error-read-only = Tento token smí jen číst.
error-no-share = Osivo od tebe teď nic nepotřebuje.
