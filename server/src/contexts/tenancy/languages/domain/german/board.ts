import type { boardTexts } from '@waybill/contract/tenancy/texts/board';

export const boardGerman: Readonly<Record<(typeof boardTexts)[number], string>> = {
  'Allocate job {jobno}': 'Auftrag {jobno} vergeben',

  '1 pallet': '1 Palette',

  '{percent} % full': '{percent} % voll',
  '{percent} % of hours': '{percent} % der Stunden',
  '{minutes} min late': '{minutes} min zu spät',
  '{count} pallets': '{count} Paletten',
  '{count} allocated to {name}': '{count} an {name} vergeben',
  'The first {count} of {total}': 'Die ersten {count} von {total}',
  'Allocate to {name}': 'An {name} vergeben',
  'Allocate to {name} anyway?': 'Trotzdem an {name} vergeben?',
  'Allocate…': 'Vergeben …',
  'Unallocate…': 'Zurücknehmen …',
  'Driver or registration number': 'Fahrer oder Kennzeichen',
  'This driver cannot take these jobs.': 'Dieser Fahrer kann diese Aufträge nicht übernehmen.',
  'Please give a reason for this allocation.': 'Bitte begründen Sie diese Vergabe.',
  'Peak load': 'Spitzenauslastung',
  'No jobs': 'Keine Aufträge',
  'No job matches': 'Kein Auftrag passt',
  'New jobs appear here as they come in.': 'Neue Aufträge erscheinen hier, sobald sie eingehen.',
  'Try a shorter search.': 'Versuchen Sie einen kürzeren Suchbegriff.',
  'No deadline': 'Ohne Frist',
  'Search unallocated jobs': 'Unverteilte Aufträge suchen',
  'Select {count} in {name}': '{count} in {name} auswählen',
  Undone: 'Rückgängig gemacht',
  'Previous day': 'Vorheriger Tag',
  'Next day': 'Nächster Tag',
  'Jobs and drivers': 'Aufträge und Fahrer',
  'No map': 'Keine Karte',
  "This browser can't display maps. Use the lists instead.":
    'Dieser Browser kann keine Karten anzeigen. Verwenden Sie die Listen.',
  'The driver is not active.': 'Der Fahrer ist nicht aktiv.',
  'The driver’s licence has expired.': 'Der Führerschein des Fahrers ist abgelaufen.',
  'The vehicle is out of service.': 'Das Fahrzeug ist außer Betrieb.',
  'The vehicle’s registration has expired.': 'Die Zulassung des Fahrzeugs ist abgelaufen.',
  'The pre-start check failed.': 'Die Abfahrtskontrolle wurde nicht bestanden.',
  'The driver’s work hours are used up.': 'Die Arbeitszeit des Fahrers ist ausgeschöpft.',
  'The driver is not available.': 'Der Fahrer ist nicht verfügbar.',
  'No licence is recorded for the driver.': 'Für den Fahrer ist kein Führerschein erfasst.',
  'The driver has no vehicle.': 'Der Fahrer hat kein Fahrzeug.',
  "{load} kg exceeds the vehicle's payload of {most} kg.":
    '{load} kg überschreiten die Nutzlast des Fahrzeugs von {most} kg.',
  "{load} m³ exceeds the vehicle's volume of {most} m³.":
    '{load} m³ überschreiten das Ladevolumen des Fahrzeugs von {most} m³.',
  '{percent} % of the driver’s work hours are used.':
    '{percent} % der Arbeitszeit des Fahrers sind verbraucht.',
  'Late by {minutes} min at the latest stop.': 'Am spätesten Halt {minutes} min zu spät.',
  'The shift ends {minutes} min earlier.': 'Die Schicht endet {minutes} min früher.',
  '{count, plural, one {# job} other {# jobs}}':
    '{count, plural, one {# Auftrag} other {# Aufträge}}',
};
