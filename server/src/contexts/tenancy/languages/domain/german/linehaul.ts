import type { linehaulTexts } from '@waybill/contract/tenancy/texts/linehaul';

export const linehaulGerman: Readonly<Record<(typeof linehaulTexts)[number], string>> = {
  'Line hauls': 'Linienverkehre',
  'Line hauls by status': 'Linienverkehre nach Status',
  'The first {count} line hauls. Narrow the list to see the others.':
    'Die ersten {count} Linienverkehre. Grenzen Sie die Liste ein, um die übrigen zu sehen.',
  'Choose a status to see line hauls that are completed or cancelled.':
    'Wählen Sie einen Status, um abgeschlossene oder stornierte Linienverkehre zu sehen.',
  'New line haul': 'Neuer Linienverkehr',
  'Edit line haul': 'Linienverkehr bearbeiten',
  'Save line haul': 'Linienverkehr speichern',
  'No line hauls yet': 'Noch keine Linienverkehre',
  'Plan a trip between two head ports, then add jobs to it.':
    'Planen Sie eine Fahrt zwischen zwei Hauptumschlagplätzen und fügen Sie Aufträge hinzu.',
  'Number, head port or carrier': 'Nummer, Hauptdepot oder Frachtführer',
  Departure: 'Abfahrt',
  Arrival: 'Ankunft',
  'Planned departure': 'Geplante Abfahrt',
  'Planned arrival': 'Geplante Ankunft',
  'Expected arrival': 'Erwartete Ankunft',
  'Carrier reference': 'Referenz des Frachtführers',
  Pallets: 'Paletten',
  "Carrier's cost": 'Kosten des Frachtführers',
  'Shared by': 'Verteilt nach',
  'Please choose a head port': 'Bitte wählen Sie ein Hauptdepot',
  Planned: 'Geplant',
  Unloading: 'Wird entladen',
  Delayed: 'Verspätet',
  'Back to planned': 'Zurück auf geplant',
  'Start loading': 'Laden beginnen',
  Depart: 'Abfahren',
  'Mark as arrived': 'Ankunft melden',
  'Start unloading': 'Entladen beginnen',
  Complete: 'Abschließen',
  'Cancel line haul': 'Linienverkehr stornieren',
  'Depart anyway': 'Trotzdem abfahren',
  'Why it departs with incomplete documents': 'Grund der Abfahrt mit unvollständigen Papieren',
  'Please state why it departs': 'Bitte begründen Sie die Abfahrt',
  '{code}: {act}?': '{code}: {act}?',
  '{code} saved': '{code} gespeichert',
  'Articles can be scanned on board from now on.':
    'Ab jetzt können Packstücke an Bord gescannt werden.',
  'Scanning stops until loading starts again.': 'Das Scannen ruht, bis das Laden wieder beginnt.',
  'All jobs on board are tracked as arrived.': 'Alle Aufträge an Bord gelten als angekommen.',
  'Articles can be scanned off board from now on.':
    'Ab jetzt können Packstücke von Bord gescannt werden.',
  'Its jobs become available for the next leg or for delivery.':
    'Die Aufträge sind dann für die nächste Etappe oder die Zustellung verfügbar.',

  'This is a placard load: the vehicle must be placarded.':
    'Die Ladung ist kennzeichnungspflichtig: Das Fahrzeug muss Großzettel tragen.',
  'Its freight can no longer be changed.': 'Die Fracht kann dann nicht mehr geändert werden.',
  'Delete line haul {code}?': 'Linienverkehr {code} löschen?',
  'Delete line haul': 'Linienverkehr löschen',
  'Line haul deleted': 'Linienverkehr gelöscht',
  Delay: 'Verspätung',
  'Delay of {code}': 'Verspätung von {code}',
  'Save delay': 'Verspätung speichern',
  'New arrival': 'Neue Ankunft',
  'Customers with freight on board are notified of the new arrival time.':
    'Kunden mit Fracht an Bord werden über die neue Ankunftszeit benachrichtigt.',
  'Waiting in {port}': 'Wartet in {port}',
  'Add all {count}': 'Alle {count} hinzufügen',
  'No jobs wait for {port}.': 'Keine Aufträge warten auf die Fahrt nach {port}.',
  '{count} pieces': '{count} Stück',
  'Add {job}': '{job} hinzufügen',
  'There is nothing on this line haul yet.': 'Dieser Linienverkehr hat noch keine Fracht.',
  'On board': 'An Bord',
  'Not scanned': 'Nicht gescannt',
  'Off board': 'Von Bord',
  'Scanned before': 'Schon gescannt',
  'Not on this line haul': 'Nicht auf diesem Linienverkehr',
  'Scan off board': 'Von Bord scannen',
  'Scan on board': 'An Bord scannen',
  '{done} of {count} articles': '{done} von {count} Packstücken',
  'Article barcode': 'Barcode des Packstücks',
  Unloaded: 'Entladen',
  Repeated: 'Wiederholt',
  Short: 'Fehlend',

  'Resolve all': 'Alle klären',
  'Resolve {article}': '{article} klären',
  'Resolve {count} articles': '{count} Packstücke klären',
  'Every expected article is scanned.': 'Jedes erwartete Packstück ist gescannt.',
  'No unexpected articles were scanned.': 'Es wurden keine unerwarteten Packstücke gescannt.',
  'No job has this barcode.': 'Kein Auftrag hat diesen Barcode.',
  'It is here': 'Es ist hier',
  'Accept difference': 'Abweichung annehmen',
  'Found freight is recorded as received here. Add a note to accept a difference.':
    'Gefundene Fracht gilt hier als eingegangen. Eine angenommene Abweichung braucht eine Notiz.',
  Found: 'Gefunden',
  Accepted: 'Angenommen',
  'Cost by weight': 'Kosten nach Gewicht',
  'Cost by volume': 'Kosten nach Volumen',
  'Cost by pallets': 'Kosten nach Paletten',
  'Plan, load and unload line hauls between head ports.':
    'Linienverkehre zwischen Hauptdepots planen, laden und entladen.',
  'We could not find this line haul.': 'Wir konnten diesen Linienverkehr nicht finden.',
  'This is no longer possible for this line haul.':
    'Das ist bei diesem Linienverkehr nicht mehr möglich.',
  'Some articles are not scanned.': 'Einige Packstücke sind nicht gescannt.',
  'Some dangerous goods on this load must not travel together.':
    'Einige Gefahrgüter dieser Ladung dürfen nicht zusammen befördert werden.',
  'This is a placard load. Please confirm that the vehicle is placarded.':
    'Die Ladung ist kennzeichnungspflichtig. Bitte bestätigen Sie, dass das Fahrzeug Großzettel trägt.',
  'The documents of the dangerous goods are incomplete. Please state why it departs.':
    'Die Gefahrgutpapiere sind unvollständig. Bitte begründen Sie die Abfahrt.',
  "This line haul doesn't have enough capacity.":
    'Die Kapazität dieses Linienverkehrs reicht nicht aus.',
  "This job can't be added to a line haul.":
    'Dieser Auftrag kann keinem Linienverkehr hinzugefügt werden.',
  'We could not find this article.': 'Wir konnten dieses Packstück nicht finden.',
  'This article is on another line haul.': 'Dieses Packstück ist auf einem anderen Linienverkehr.',
  'A line haul that is completed or cancelled can no longer be changed.':
    'Ein abgeschlossener oder stornierter Linienverkehr kann nicht mehr geändert werden.',
  'Freight can be added only before departure.':
    'Fracht kann nur vor der Abfahrt hinzugefügt werden.',
  'Freight can be removed only before departure.':
    'Fracht kann nur vor der Abfahrt entfernt werden.',
  'Articles can be scanned only while the line haul is being loaded or unloaded.':
    'Packstücke können nur beim Laden oder Entladen gescannt werden.',
  'Short and over articles are resolved while the line haul is being unloaded.':
    'Fehlende und überzählige Packstücke werden beim Entladen geklärt.',
  'Only a line haul that has departed can be delayed.':
    'Nur ein abgefahrener Linienverkehr kann verspätet sein.',
  'Only a planned or cancelled line haul can be deleted.':
    'Nur ein geplanter oder stornierter Linienverkehr kann gelöscht werden.',
  'A line haul without articles cannot depart.':
    'Ein Linienverkehr ohne Packstücke kann nicht abfahren.',
  'Capacity must be above 0': 'Die Kapazität muss größer als 0 sein',
  'Start and destination must differ': 'Start und Ziel müssen sich unterscheiden',
  'The arrival must be after the departure': 'Die Ankunft muss nach der Abfahrt liegen',
  'The arrival must not be before the departure': 'Die Ankunft darf nicht vor der Abfahrt liegen',

  'Please send the id of a job or a line haul':
    'Bitte senden Sie die ID eines Auftrags oder Linienverkehrs',
  'The status of a new line haul must be Planned':
    'Der Status eines neuen Linienverkehrs muss „Planned“ sein',
  'Please choose a line haul': 'Bitte wählen Sie einen Linienverkehr',
  'A line haul with freight stays between its head ports.':
    'Ein Linienverkehr mit Fracht bleibt zwischen seinen Hauptdepots.',
  'This job has no labelled articles yet; please confirm it first.':
    'Dieser Auftrag hat noch keine Packstücke mit Etikett; bitte bestätigen Sie ihn zuerst.',
  'A job in a multi-stop cannot be on a line haul.':
    'Ein Auftrag einer Mehrfachtour kann nicht auf einem Linienverkehr sein.',
  'A job that is out for delivery or delivered cannot go on a line haul.':
    'Ein Auftrag in Zustellung oder nach der Zustellung kann nicht auf einen Linienverkehr.',
  'Line haul manifest': 'Ladeliste Linienverkehr',
  'Loaded by: name and signature': 'Geladen von: Name und Unterschrift',
  '1 article': '1 Packstück',
  '{count} articles': '{count} Packstücke',
  'The freight of each line haul, job by job, with what was scanned of it.':
    'Die Fracht jedes Linienverkehrs, Auftrag für Auftrag, mit dem, was davon gescannt wurde.',
  'When it departed, or else was planned': 'Wann er abfuhr oder sonst geplant wurde',
  'The number of one line haul.': 'Die Nummer eines Linienverkehrs.',
  'When it departed, or else was planned; first and last day included.':
    'Wann abgefahren wurde oder abgefahren werden soll, erster und letzter Tag eingeschlossen.',
  '{count, plural, one {# piece} other {# pieces}}': '{count, number} Stück',
  'Short ({count})': 'Fehlend ({count})',
  'Over ({count})': 'Überzählig ({count})',
  'You can undo only your own scan of an article, within ten minutes.':
    'Sie können nur Ihren eigenen Scan eines Packstücks zurücknehmen, innerhalb von zehn Minuten.',
  'Undo the scan of {article}': 'Scan von {article} zurücknehmen',
  'There are no dangerous goods on this line haul.': 'Auf diesem Linienverkehr ist kein Gefahrgut.',
  'Dangerous goods documents': 'Gefahrgutpapiere',
  'To carry in the cabin': 'Im Fahrerhaus mitzuführen',
  'Placards and segregation': 'Gefahrzettel und Trennung',
  'Dangerous goods on board': 'Gefahrgut an Bord',
  'First steps': 'Erste Maßnahmen',
  Hazards: 'Gefahren',
  'Class labels at front and rear': 'Gefahrzettel vorn und hinten',
  'First steps introduce the emergency information and do not replace it.':
    'Die ersten Maßnahmen leiten die Notfallinformation ein und ersetzen sie nicht.',
  'No goods of this load must be separated.': 'Keine Güter dieser Ladung müssen getrennt werden.',
  'from the line haul': 'aus dem Linienverkehr',
  'Of it line hauls': 'Davon Linienverkehre',
  'Line hauls ex. tax': 'Linienverkehre ohne Steuer',
  'Remove {article}': '{article} entfernen',
  'line haul': 'Linienverkehr',
  'line hauls': 'Linienverkehre',
  'A line haul with the same number is updated; rows without a number are added.':
    'Ein Linienverkehr mit gleicher Nummer wird geändert, Zeilen ohne Nummer werden hinzugefügt.',
  'No line haul has this number': 'Kein Linienverkehr hat diese Nummer',
  'Capacity in kg': 'Kapazität in kg',
  'Capacity in m³': 'Kapazität in m³',
  'Capacity in pallets': 'Kapazität in Paletten',
  'Please enter a time': 'Bitte geben Sie eine Uhrzeit ein',
};
