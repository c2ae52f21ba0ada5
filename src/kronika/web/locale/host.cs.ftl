# Proč stůl něco odmítl

error-stale = Mezitím se stalo něco jiného. Podívej se znovu a pak vyber.
error-not-offered = To teď nejde vybrat.
error-not-yours = O tom nerozhoduješ ty.
error-over = Partie skončila.
error-not-over = Partie ještě neskončila.
error-not-begun = Partie ještě nezačala.
error-broken = Tato partie se hrála podle jiné verze pravidel, než má tento server. Zde nemůže pokračovat.
error-not-kept = Rozhodnutí se nepodařilo uložit, takže neplatí. Zkus to prosím znovu.
error-no-undo = Nemáš co vzít zpět.
error-no-request = Nikdo už o vrácení tahu nežádá.
error-no-hint = U tohoto stolu teď nejsou nápovědy.
error-no-seat = Žádné volné místo už není.
error-seats-free = Některá místa jsou ještě volná.
error-no-table = Takový stůl tu není.
error-too-often = Příliš mnoho najednou. Chvilku počkej.
error-not-understood = Server tomu nerozuměl. Načti stránku znovu.
