import type { dashboardTexts } from '@waybill/contract/tenancy/texts/dashboard';

export const dashboardGerman: Readonly<Record<(typeof dashboardTexts)[number], string>> = {
  'Add your first customer': 'Ersten Kunden anlegen',
  'Last bookings': 'Letzte Buchungen',
  'My last bookings': 'Meine letzten Buchungen',
  'Nothing to show here': 'Hier ist nichts zu zeigen',
  'The dashboard shows bookings, jobs and invoices. Ask your administrator for them.':
    'Die Übersicht zeigt Buchungen, Aufträge und Rechnungen. Bitten Sie Ihre Verwaltung darum.',
  'Needs attention': 'Braucht Aufmerksamkeit',
  'Nothing waits for you': 'Nichts wartet auf Sie',
  'See all': 'Alle ansehen',
  Processing: 'In Bearbeitung',
  Exception: 'Störung',
  'Bookings per day': 'Buchungen pro Tag',
  Day: 'Tag',
  'The numbers could not be loaded': 'Die Zahlen konnten nicht geladen werden',
  Report: 'Bericht',
  'Connect a carrier, or describe your own fleet':
    'Frachtführer verbinden oder eigene Flotte beschreiben',
  'Make your first booking': 'Erste Buchung anlegen',
  'First steps: {done} of {count} done': 'Erste Schritte: {done} von {count} erledigt',
  'All bookings': 'Alle Buchungen',
  'No bookings yet': 'Noch keine Buchungen',
  Statement: 'Kontoauszug',
  'Your account': 'Ihr Konto',
  'Your credit': 'Ihr Kredit',
  Balance: 'Saldo',
  'Freight inc. tax': 'Fracht inkl. Steuer',
  'Insurance inc. tax': 'Versicherung inkl. Steuer',
  'Postcode it comes from or goes to': 'Postleitzahl, von der oder zu der es geht',
  'due {deadline}': 'fällig {deadline}',
  due: 'fällig',
};
