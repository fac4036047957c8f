import type { dashboardTexts } from '@waybill/contract/tenancy/texts/dashboard';

export const dashboardGerman: Readonly<Record<(typeof dashboardTexts)[number], string>> = {
  'Add your first customer': 'Ersten Kunden anlegen',
  'Recent bookings': 'Neueste Buchungen',
  'My recent bookings': 'Meine neuesten Buchungen',
  'Nothing to show here': 'Hier gibt es nichts anzuzeigen',
  'The dashboard shows bookings, jobs and invoices. Ask your administrator for access.':
    'Die Übersicht zeigt Buchungen, Aufträge und Rechnungen. Bitten Sie Ihre Administration um Zugriff.',
  'Needs attention': 'Handlungsbedarf',
  'Nothing needs your attention': 'Kein Handlungsbedarf',
  'View all': 'Alle anzeigen',
  Processing: 'In Bearbeitung',
  Exception: 'Störung',
  'Bookings per day': 'Buchungen pro Tag',
  Day: 'Tag',

  Report: 'Bericht',
  'Connect a carrier or set up your own fleet':
    'Frachtführer verbinden oder eigene Flotte einrichten',
  'Create your first booking': 'Erste Buchung anlegen',
  'Getting started: {done} of {count} done': 'Erste Schritte: {done} von {count} erledigt',
  'All bookings': 'Alle Buchungen',
  'No bookings yet': 'Noch keine Buchungen',
  Statement: 'Kontoauszug',
  'Your account': 'Ihr Konto',
  'Your credit': 'Ihr Guthaben',
  Balance: 'Saldo',
  'Freight inc. GST': 'Fracht inkl. Steuer',
  'Fuel and extras inc. GST': 'Treibstoff und Extras inkl. Steuer',
  'Insurance inc. GST': 'Versicherung inkl. Steuer',
  'Sender or receiver postcode': 'Postleitzahl von Absender oder Empfänger',

  due: 'fällig',
  '{title} report': 'Bericht: {title}',
  'To do': 'Offen',
  'Overdue invoices': 'Überfällige Rechnungen',
};
