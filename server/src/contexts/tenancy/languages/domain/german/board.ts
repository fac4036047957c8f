import type { boardTexts } from '@waybill/contract/tenancy/texts/board';

export const boardGerman: Readonly<Record<(typeof boardTexts)[number], string>> = {
  'Allocate job {jobno}': 'Auftrag {jobno} zuteilen',

  '1 pallet': '1 Palette',

  '{percent, number}% full': '{percent, number} % voll',
  '{distance} km away': '{distance} km entfernt',
  '{count} in the same zone': '{count} in derselben Zone',
  '{minutes} min late': '{minutes} min zu spät',
  '{time} late': '{time} zu spät',
  '{count} pallets': '{count} Paletten',
  '{count} allocated to {name}':
    '{count, plural, one {# Auftrag} other {# Aufträge}} {name} zugeteilt',
  'The first {count} of {total}': 'Die ersten {count} von {total}',
  'Allocate to {name}': '{name} zuteilen',
  'Allocate to {name} anyway?': 'Trotzdem {name} zuteilen?',
  'Allocate…': 'Zuteilen …',
  'Unallocate…': 'Zuteilung aufheben …',
  'Driver or registration number': 'Fahrer oder Kennzeichen',
  'Allocated for': 'Zugeteilt für',
  'Another day…': 'Anderer Tag …',
  'Move {count, plural, one {# job} other {# jobs}} of {name} to another day':
    '{count, plural, one {# Auftrag} other {# Aufträge}} von {name} auf einen anderen Tag verschieben',
  'This day has passed. Please allocate for today or later.':
    'Dieser Tag ist vorbei. Bitte teilen Sie für heute oder einen späteren Tag zu.',
  'This driver cannot take these jobs.': 'Dieser Fahrer kann diese Aufträge nicht übernehmen.',
  'Please give a reason for this allocation.': 'Bitte begründen Sie diese Zuteilung.',
  'Peak load': 'Spitzenauslastung',
  'No jobs': 'Keine Aufträge',
  'No job matches': 'Kein Auftrag passt',
  'New jobs appear here as they come in.': 'Neue Aufträge erscheinen hier, sobald sie eingehen.',
  'Try a shorter search.': 'Versuchen Sie einen kürzeren Suchbegriff.',
  'No deadline': 'Ohne Frist',
  'Search unallocated jobs': 'Nicht zugeteilte Aufträge suchen',
  'Select {count}: {name}': '{count} auswählen: {name}',
  Undone: 'Rückgängig gemacht',
  'Previous day': 'Vorheriger Tag',
  'Next day': 'Nächster Tag',
  'Jobs and drivers': 'Aufträge und Fahrer',
  Map: 'Karte',
  'UN1263 II': 'UN1263 II',
  Warnings: 'Warnungen',
  'Confirmed by {by} on {at}: {reason}': 'Bestätigt von {by} am {at}: {reason}',
  'The deadline has passed.': 'Die Frist ist verstrichen.',
  'No zone serves the delivery address.': 'Keine Zone bedient die Lieferadresse.',
  'My views': 'Meine Ansichten',
  'Delete view {name}': 'Ansicht {name} löschen',
  Suggest: 'Vorschlagen',
  Suggestion: 'Vorschlag',
  'Looking for the best driver of each job': 'Der beste Fahrer jedes Auftrags wird gesucht',
  'Accept all': 'Alles annehmen',
  'Accept chosen': 'Gewähltes annehmen',
  'Accept for {name}': 'Für {name} annehmen',
  'No driver is chosen.': 'Kein Fahrer ist gewählt.',
  Allocating: 'Wird zugeteilt',
  'Nothing can be suggested.': 'Es lässt sich nichts vorschlagen.',
  '{count, plural, one {# job finds} other {# jobs find}} a driver, {left} still wait.':
    '{count, plural, one {# Auftrag findet} other {# Aufträge finden}} einen Fahrer, ' +
    '{left} warten weiter.',
  '{count, plural, one {Job {jobs} is} other {Jobs {jobs} are}} no longer on the board.':
    '{count, plural, one {Auftrag {jobs} steht} other {Aufträge {jobs} stehen}} nicht mehr ' +
    'auf der Tafel.',
  'Saving…': 'Wird gespeichert …',
  'Why {count, plural, one {# job stays} other {# jobs stay}} unallocated':
    'Warum {count, plural, one {# Auftrag weiter wartet} other {# Aufträge weiter warten}}',
  'All stops of its multi-stop need one driver.':
    'Alle Stopps seiner Mehrstopp-Tour brauchen denselben Fahrer.',
  'The position of its suburb is not known.': 'Die Lage des Ortes ist nicht bekannt.',
  'No driver has room and time for it.': 'Kein Fahrer hat Platz und Zeit dafür.',
  'No driver is free, or no job waits.': 'Kein Fahrer ist frei, oder kein Auftrag wartet.',
  '{count} jobs allocated': '{count} Aufträge zugeteilt',
  '{count, plural, one {# job} other {# jobs}} allocated':
    '{count, plural, one {# Auftrag} other {# Aufträge}} zugeteilt',
  'Also on the board': 'Auch an der Tafel',
  '{by} unallocated {count, plural, one {# job} other {# jobs}}.':
    '{by} hat die Zuteilung von {count, plural, one {# Auftrag} other {# Aufträgen}} aufgehoben.',
  '{by} gave {count, plural, one {# job} other {# jobs}} to {driver}.':
    '{by} hat {driver} {count, plural, one {# Auftrag} other {# Aufträge}} zugeteilt.',
  Rest: 'Ruhe',
  '{minutes} min to spare': '{minutes} min Reserve',
  '{time} to spare': '{time} Reserve',
  'The driver is not active.': 'Der Fahrer ist nicht aktiv.',
  'The driver’s licence has expired.': 'Der Führerschein des Fahrers ist abgelaufen.',
  'The vehicle is out of service.': 'Das Fahrzeug ist außer Betrieb.',
  'The vehicle’s registration has expired.': 'Die Zulassung des Fahrzeugs ist abgelaufen.',
  'The pre-start check failed.': 'Die Abfahrtskontrolle wurde nicht bestanden.',
  'The driver’s work hours are used up.': 'Die Arbeitszeit des Fahrers ist ausgeschöpft.',
  'The driver is not available.': 'Der Fahrer ist nicht verfügbar.',
  'No licence is recorded for the driver.': 'Für den Fahrer ist kein Führerschein erfasst.',
  'The driver has no vehicle.': 'Der Fahrer hat kein Fahrzeug.',
  "{load} pallets exceed the vehicle's {most} pallet spaces.":
    '{load} Paletten überschreiten die {most} Palettenplätze des Fahrzeugs.',
  "{load} pieces exceed the vehicle's limit of {most}.":
    '{load} Packstücke überschreiten die Höchstzahl des Fahrzeugs von {most}.',
  '{one} of job {jobno} and {other} of job {otherno} must not travel together.':
    '{one} von Auftrag {jobno} und {other} von Auftrag {otherno} dürfen nicht zusammen fahren.',
  '{one} of job {jobno} and {other} of job {otherno} must be separated on board.':
    '{one} von Auftrag {jobno} und {other} von Auftrag {otherno} sind an Bord zu trennen.',
  '{one} of job {jobno} and {other} of job {otherno}: check their compatibility groups.':
    '{one} von Auftrag {jobno} und {other} von Auftrag {otherno}: Verträglichkeitsgruppen prüfen.',
  'The driver has no licence for dangerous goods: {code}.':
    'Der Fahrer hat keine Bescheinigung für Gefahrgut: {code}.',
  'The driver’s licence for dangerous goods does not cover class {class}: {code}.':
    'Die Gefahrgutbescheinigung des Fahrers gilt nicht für Klasse {class}: {code}.',
  'Job {jobno} misses its time slot by {time}.':
    'Auftrag {jobno} verfehlt sein Zeitfenster um {time}.',
  'The driver’s work hours end at {time}.': 'Die Arbeitszeit des Fahrers endet um {time}.',
  'The driver must rest from {time} on, and the day goes on.':
    'Der Fahrer muss ab {time} ruhen; der Tag geht weiter.',
  '{percent, number}% of the driver’s work hours would be used.':
    '{percent, number} % der Arbeitszeit des Fahrers wären verbraucht.',
  "{load} kg exceeds the vehicle's payload of {most} kg.":
    '{load} kg überschreiten die Nutzlast des Fahrzeugs von {most} kg.',
  "{load} m³ exceeds the vehicle's volume of {most} m³.":
    '{load} m³ überschreiten das Ladevolumen des Fahrzeugs von {most} m³.',
  '{percent, number}% of the driver’s work hours are used.':
    '{percent, number} % der Arbeitszeit des Fahrers sind verbraucht.',
  'Late by {time} at the latest stop.': 'Am spätesten Stopp {time} zu spät.',
  'The shift ends {time} earlier.': 'Die Schicht endet {time} früher.',
  'The work would take {time}.': 'Die Arbeit würde {time} dauern.',
  '{count, plural, one {# job} other {# jobs}}':
    '{count, plural, one {# Auftrag} other {# Aufträge}}',
  '{hours} h left': 'Noch {hours} h',
  Filter: 'Filter',
  Earlier: 'Früher',
  'Earlier in the day': 'Früher am Tag',
  'Later in the day': 'Später am Tag',
};
