import type { networkTexts } from '@waybill/contract/tenancy/texts/network';

export const networkGerman: Readonly<Record<(typeof networkTexts)[number], string>> = {
  '2148 Blacktown': '2148 Blacktown',
  'A code has letters, digits, spaces and . - / _':
    'Ein Code besteht aus Buchstaben, Ziffern, Leerzeichen und . - / _',
  'A head port with zones or line hauls cannot be deleted.':
    'Ein Hauptdepot mit Zonen oder Linienverkehren kann nicht gelöscht werden.',
  'A zone belongs to a head port. Add a head port first.':
    'Eine Zone gehört zu einem Hauptdepot. Legen Sie zuerst ein Hauptdepot an.',
  'A zone with zones inside cannot be deleted.':
    'Eine Zone mit untergeordneten Zonen kann nicht gelöscht werden.',
  'Add a job': 'Auftrag hinzufügen',
  'Add and move': 'Hinzufügen und verschieben',
  'Add head port': 'Hauptdepot anlegen',
  'Add jobs of this customer below.': 'Fügen Sie unten Aufträge dieses Kunden hinzu.',
  'Add locations once the zone is saved.': 'Orte fügen Sie hinzu, sobald die Zone gespeichert ist.',
  'Add locations': 'Orte hinzufügen',
  'Add {count} locations': '{count} Orte hinzufügen',
  Agent: 'Agent',
  'All its jobs go to this driver.': 'Alle Aufträge gehen an diesen Fahrer.',
  'All of {postCode}': 'Ganz {postCode}',

  'Allocate {count} jobs': '{count} Aufträge zuteilen',
  'An agent delivers here from the head port.': 'Ab dem Hauptdepot stellt hier ein Agent zu.',
  'Another head port already has this code.': 'Ein anderes Hauptdepot hat bereits diesen Code.',
  'Another zone already has this code.': 'Eine andere Zone hat bereits diesen Code.',
  'Another zone of this head port has this location.':
    'Dieser Ort liegt bereits in einer anderen Zone dieses Hauptdepots.',
  Board: 'Tafel',
  'Change driver': 'Fahrer wechseln',
  'Columns: zoneCode, zoneName, postCode, suburb, countryCode':
    'Spalten: zoneCode, zoneName, postCode, suburb, countryCode',
  Completed: 'Abgeschlossen',
  'Depots that freight is sorted in.': 'Depots, in denen Fracht sortiert wird.',
  'Depots where freight of a region is sorted. Zones and line hauls need them.':
    'Depots, in denen die Fracht einer Region sortiert wird. Zonen und Linienverkehre brauchen sie.',
  'Driver of {number}': 'Fahrer von {number}',
  'Enter a location first.': 'Geben Sie zuerst einen Ort ein.',
  'Enter a postcode.': 'Geben Sie eine Postleitzahl ein.',
  'Head port {code}': 'Hauptdepot {code}',
  'Head port': 'Hauptdepot',
  'Head ports': 'Hauptdepots',
  'head port': 'Hauptdepot',
  'head ports': 'Hauptdepots',
  'Import a CSV file, or add them to a zone.':
    'Importieren Sie eine CSV-Datei oder fügen Sie Orte in einer Zone hinzu.',
  'Import zones of {code}': 'Zonen von {code} importieren',
  'Import zones': 'Zonen importieren',
  Inside: 'Innerhalb',
  'Its jobs become unallocated.': 'Die Zuteilung seiner Aufträge wird aufgehoben.',
  'Its locations are deleted too, and open jobs are no longer in a zone.':
    'Ihre Orte werden mitgelöscht, und offene Aufträge gehören dann zu keiner Zone.',
  'Job number': 'Auftragsnummer',
  'Jobs by status': 'Aufträge nach Status',
  'Jobs on the map': 'Aufträge auf der Karte',
  'Shift and drag to select': 'Auswählen: mit der Umschalttaste ziehen',
  '{count} not on the map: no position is known.':
    '{count} nicht auf der Karte: Position unbekannt.',
  'A zone that lists the suburb comes first, then the head port that is first by code.':
    'Eine Zone mit dem Ort hat Vorrang, sonst das Hauptdepot mit dem ersten Code.',
  Latitude: 'Breitengrad',
  Layout: 'Darstellung',
  'Leave blank to use the position of the suburb.':
    'Leer lassen, um die Position des Orts zu verwenden.',
  Locations: 'Orte',
  Longitude: 'Längengrad',
  'Move {job} down': '{job} nach unten',
  'Move {job} up': '{job} nach oben',
  'New zones: {codes}': 'Neue Zonen: {codes}',
  'Renamed zones: {zones}': 'Umbenannte Zonen: {zones}',
  'No head ports yet': 'Noch keine Hauptdepots',
  'No locations yet': 'Noch keine Orte',
  'No locations yet.': 'Noch keine Orte.',
  'No overlaps': 'Keine Überschneidungen',
  'No stops yet': 'Noch keine Stopps',
  'No zone serves this location.': 'Keine Zone bedient diesen Ort.',
  'Number or customer': 'Nummer oder Kunde',
  'Type, or paste cells of a spreadsheet. A postcode on its own covers all of it.':
    'Tippen oder Zellen einer Tabelle einfügen. Eine Postleitzahl allein gilt ganz.',
  Overlaps: 'Überschneidungen',
  'Per delivery, ex tax': 'Je Zustellung, ohne Steuer',
  'Pick up at': 'Abholung bei',
  'Please paste a location': 'Bitte fügen Sie einen Ort ein',
  'Postcode and suburb': 'Postleitzahl und Ort',
  'Remove {job}': '{job} entfernen',
  'Remove {place}': '{place} entfernen',
  'Replace all': 'Alle ersetzen',
  'Replace zones': 'Zonen ersetzen',
  'Save head port': 'Hauptdepot speichern',
  'Search locations': 'Orte suchen',

  'Set ready': 'Abholbereit melden',

  'Suburb, postcode or zone': 'Ort, Postleitzahl oder Zone',
  'Suburbs by zone of each head port.': 'Orte nach Zonen der Hauptdepots.',
  'Suburbs that one run serves. Import a file to add many at once.':
    'Orte, die eine Tour bedient. Importieren Sie eine Datei, um viele auf einmal anzulegen.',
  'The first {count} jobs. Narrow the list to see the others.':
    'Die ersten {count} Aufträge. Grenzen Sie die Liste ein, um die übrigen zu sehen.',
  'The larger zone that this one is part of.': 'Die größere Zone, zu der diese gehört.',
  'The zones or the file have changed since the preview. Please check it again.':
    'Die Zonen oder die Datei haben sich seit der Vorschau geändert. Bitte prüfen Sie sie erneut.',
  'This customer has no other job that can be added.':
    'Dieser Kunde hat keinen weiteren passenden Auftrag.',
  'This is the first stop.': 'Das ist der erste Stopp.',
  'This is the last stop.': 'Das ist der letzte Stopp.',
  'This is no longer possible for this multi-stop job.':
    'Das ist bei dieser Mehrstopp-Tour nicht mehr möglich.',
  'Unallocate {count, plural, one {# job} other {# jobs}}?':
    'Zuteilung von {count, plural, one {# Auftrag} other {# Aufträgen}} aufheben?',
  'Under way': 'Unterwegs',
  'We could not find this head port.': 'Wir konnten dieses Hauptdepot nicht finden.',
  'We could not find this location.': 'Wir konnten diesen Ort nicht finden.',
  'We could not find this multi-stop job.': 'Wir konnten diese Mehrstopp-Tour nicht finden.',
  'We could not find this zone.': 'Wir konnten diese Zone nicht finden.',
  'Which zone serves…': 'Welche Zone bedient …',
  'Zones of {code} imported': 'Zonen von {code} importiert',

  'Delete multi-stop {number}?': 'Mehrstopp-Tour {number} löschen?',
  'Multi-stop deleted': 'Mehrstopp-Tour gelöscht',
  'New multi-stop': 'Neue Mehrstopp-Tour',
  'This location is not in this zone.': 'Dieser Ort liegt nicht in dieser Zone.',
  'On-forwarding': 'Weiterleitung',
  'One driver serves all stops in one run.': 'Ein Fahrer fährt alle Stopps in einer Tour an.',
  'Open multi-stop': 'Mehrstopp-Tour öffnen',
  'inside {code}': 'innerhalb von {code}',
  'not used': 'nicht verwendet',
  '{added} added, {rejected} rejected': '{added} hinzugefügt, {rejected} abgelehnt',
  '{count} added': '{count} hinzugefügt',

  '{count} moved': '{count} verschoben',
  '{count} removed': '{count} entfernt',
  '{count} unchanged': '{count} unverändert',
  '{done} of {count}': '{done} von {count}',
  '{number} saved': '{number} gespeichert',
  '{number} with {count} stops': '{number} mit {count} Stopps',
  Moved: 'Verschoben',
  'Multi-stop': 'Mehrstopp',
  'Multi-stop jobs': 'Mehrstopp-Touren',
  'Multi-stop job': 'Mehrstopp-Tour',
  'Edit multi-stop': 'Mehrstopp-Tour bearbeiten',
  'Save multi-stop': 'Mehrstopp-Tour speichern',
  'Delete multi-stop': 'Mehrstopp-Tour löschen',
  'On-forward charge': 'Zuschlag für Weiterleitung',
  'The jobs of a multi-stop stay together.': 'Die Aufträge einer Mehrstopp-Tour bleiben zusammen.',
  'No multi-stop jobs yet': 'Noch keine Mehrstopp-Touren',
  'Select jobs of one customer in the list of jobs, then add them to a multi-stop.':
    'Wählen Sie Aufträge eines Kunden in der Auftragsliste und nehmen Sie sie in eine Mehrstopp-Tour auf.',
  'No location is in zones of two head ports.': 'Kein Ort liegt in Zonen zweier Hauptdepots.',
  'This multi-stop has no driver.': 'Diese Mehrstopp-Tour hat keinen Fahrer.',
  'A multi-stop that is under way stays with its driver.':
    'Eine Mehrstopp-Tour, die unterwegs ist, bleibt bei ihrem Fahrer.',
  'A multi-stop that is under way cannot be deleted.':
    'Eine Mehrstopp-Tour, die unterwegs ist, kann nicht gelöscht werden.',
  'A completed multi-stop can no longer be changed.':
    'Eine abgeschlossene Mehrstopp-Tour kann nicht mehr geändert werden.',
  'A completed multi-stop cannot be deleted.':
    'Eine abgeschlossene Mehrstopp-Tour kann nicht gelöscht werden.',
  'This job is already in another multi-stop.':
    'Dieser Auftrag ist bereits in einer anderen Mehrstopp-Tour.',
  'All jobs of a multi-stop belong to one customer.':
    'Alle Aufträge einer Mehrstopp-Tour gehören einem Kunden.',
  'A job on a line haul cannot be in a multi-stop.':
    'Ein Auftrag im Linienverkehr kann nicht in einer Mehrstopp-Tour sein.',
  'Only jobs not picked up yet can be added.':
    'Nur noch nicht abgeholte Aufträge können aufgenommen werden.',
  'A job that was picked up stays in its multi-stop.':
    'Ein abgeholter Auftrag bleibt in seiner Mehrstopp-Tour.',
  'This job is not in that multi-stop.': 'Dieser Auftrag ist nicht in dieser Mehrstopp-Tour.',
  'A job in a multi-stop stays with its customer.':
    'Ein Auftrag einer Mehrstopp-Tour bleibt bei seinem Kunden.',
  'We do not know this suburb. Please enter the latitude and longitude':
    'Wir kennen diesen Ort nicht. Bitte geben Sie Breiten- und Längengrad ein',
  'Please enter the longitude': 'Bitte geben Sie den Längengrad ein',
  'Please enter the latitude': 'Bitte geben Sie den Breitengrad ein',
  'Only an on-forwarding zone has an agent and a charge.':
    'Nur eine Zone mit Weiterleitung hat einen Agenten und einen Zuschlag.',
  "This head port doesn't have that zone.": 'Dieses Hauptdepot hat diese Zone nicht.',
  "A zone can't be moved to another head port.":
    'Eine Zone kann keinem anderen Hauptdepot zugeordnet werden.',
  'A zone cannot be inside itself.': 'Eine Zone kann nicht in sich selbst liegen.',
  'Take the jobs out before changing the customer.':
    'Nehmen Sie die Aufträge heraus, bevor Sie den Kunden wechseln.',
  Removed: 'Entfernt',
  'Job {jobno} created': 'Auftrag {jobno} angelegt',
  'New job': 'Neuer Auftrag',
  'Edit job': 'Auftrag bearbeiten',
  'Create job': 'Auftrag anlegen',
  'Save job': 'Auftrag speichern',
  'AM, PM, AllDay or from-to': 'AM, PM, AllDay oder von-bis',
  '09:00-11:00': '09:00-11:00',
  'A job needs freight before it can be confirmed.':
    'Ein Auftrag braucht Fracht, bevor er bestätigt werden kann.',
  'Allocate {count, plural, one {# job} other {# jobs}}':
    '{count, plural, one {# Auftrag} other {# Aufträge}} zuteilen',
  'Set {count, plural, one {# job} other {# jobs}} ready':
    '{count, plural, one {# Auftrag} other {# Aufträge}} abholbereit melden',
  '{count, plural, one {# job} other {# jobs}} added to a multi-stop':
    '{count, plural, one {# Auftrag} other {# Aufträge}} in eine Mehrstopp-Tour aufgenommen',
  'Add {count, plural, one {# job} other {# jobs}} to a multi-stop':
    '{count, plural, one {# Auftrag} other {# Aufträge}} in eine Mehrstopp-Tour',
};
