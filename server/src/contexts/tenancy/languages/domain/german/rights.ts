import type { rightsTexts } from '@waybill/contract/tenancy/texts/rights';

export const rightsGerman: Readonly<Record<(typeof rightsTexts)[number], string>> = {
  'View and edit users.': 'Benutzer anzeigen und bearbeiten.',
  'View and edit roles.': 'Rollen anzeigen und bearbeiten.',
  'Change the tenant settings.': 'Die Einstellungen des Mandanten ändern.',
  'Edit languages and texts.': 'Sprachen und Texte bearbeiten.',
  'Edit the organization.': 'Die Organisation bearbeiten.',
  Administration: 'Verwaltung',
  Communication: 'Kommunikation',
  Impersonation: 'Als Benutzer anmelden',
  'Sign in as another user.': 'Sich als anderer Benutzer anmelden.',
  'View customers': 'Kunden anzeigen',
  'View customers.': 'Kunden anzeigen.',
  'Add customers': 'Kunden hinzufügen',
  'Add customers.': 'Kunden hinzufügen.',
  'Change customers': 'Kunden ändern',
  'Change customers and write notes about them.': 'Kunden ändern und Notizen zu ihnen schreiben.',
  'Delete customers': 'Kunden löschen',
  'Delete customers.': 'Kunden löschen.',
  'Maintain frequently used addresses and products.':
    'Häufig verwendete Adressen und Artikel pflegen.',
  'Maintain company details, cost centers and references.':
    'Firmendaten, Kostenstellen und Referenzen pflegen.',
  'View carriers': 'Frachtführer anzeigen',
  'View carrier accounts, services and rate cards.':
    'Frachtführerkonten, Services und Tarife anzeigen.',
  'Add carriers': 'Frachtführer hinzufügen',
  'Add carrier accounts.': 'Frachtführerkonten hinzufügen.',
  'Edit carriers': 'Frachtführer bearbeiten',
  'Edit carrier accounts and the customers they carry for.':
    'Frachtführerkonten bearbeiten und die Kunden, für die sie befördern.',
  'Delete carriers': 'Frachtführer löschen',
  'Delete carrier accounts.': 'Frachtführerkonten löschen.',
  'View bookings, their tracking and documents.':
    'Buchungen, ihre Sendungsverfolgung und ihre Dokumente anzeigen.',
  'Create bookings': 'Buchungen anlegen',
  'Get quotes and book freight.': 'Angebote einholen und Fracht buchen.',
  'Edit bookings': 'Buchungen bearbeiten',
  'Change bookings, print labels, close manifests.':
    'Buchungen ändern, Etiketten drucken, Manifeste schließen.',
  'Delete bookings': 'Buchungen löschen',
  'Delete bookings that were never sent.': 'Buchungen löschen, die nie übermittelt wurden.',
  'Cancel bookings awaiting pickup.': 'Buchungen stornieren, die auf Abholung warten.',
  'Reconcile carrier invoices': 'Rechnungen der Frachtführer abgleichen',
  'Check carrier invoices against bookings; approve, dispute and recharge them.':
    'Rechnungen der Frachtführer mit Buchungen abgleichen, genehmigen, beanstanden und nachberechnen.',
  'View and set the markup on carrier prices.':
    'Aufschläge auf Frachtführerpreise anzeigen und festlegen.',
  'Manage codes for discounts on freight.': 'Codes für Nachlässe auf Fracht verwalten.',
  'View jobs': 'Aufträge anzeigen',
  'View jobs and their scans.': 'Aufträge und ihre Scans anzeigen.',
  'Add jobs': 'Aufträge hinzufügen',
  'Add jobs.': 'Aufträge hinzufügen.',
  'Change jobs': 'Aufträge ändern',
  'Change and confirm jobs, and correct notes on scans.':
    'Aufträge ändern und bestätigen, Notizen zu Scans korrigieren.',
  'Delete jobs': 'Aufträge löschen',
  'Delete jobs that no one is working on.': 'Aufträge löschen, an denen niemand arbeitet.',
  'Allocate jobs': 'Aufträge zuteilen',
  'Allocate jobs to drivers and unallocate them.':
    'Fahrern Aufträge zuteilen und die Zuteilung aufheben.',
  'Scan freight and record what happens to it.': 'Fracht scannen und ihren Verlauf erfassen.',
  'View drivers': 'Fahrer anzeigen',
  'View drivers and vehicles.': 'Fahrer und Fahrzeuge anzeigen.',
  'Add drivers': 'Fahrer hinzufügen',
  'Add and invite drivers, and add vehicles.':
    'Fahrer hinzufügen und einladen, Fahrzeuge hinzufügen.',
  'Change drivers': 'Fahrer ändern',
  'Change drivers, their vehicles and working hours.':
    'Fahrer, ihre Fahrzeuge und ihre Arbeitszeiten ändern.',
  'Delete vehicles': 'Fahrzeuge löschen',
  'Delete vehicles.': 'Fahrzeuge löschen.',
  'Maintain rate cards, zones, services and rates.': 'Tarife, Zonen, Services und Raten pflegen.',
  'View finance': 'Finanzen anzeigen',
  'View invoices, payments and statements.': 'Rechnungen, Zahlungen und Kontoauszüge anzeigen.',
  'Create invoices': 'Rechnungen erstellen',
  'Create invoices from bookings, and ad hoc invoices.':
    'Rechnungen aus Buchungen und freie Rechnungen erstellen.',
  'Edit invoices': 'Rechnungen bearbeiten',
  'Add notes to invoices.': 'Notizen zu Rechnungen hinzufügen.',
  'Void invoices': 'Rechnungen stornieren',
  'Void unpaid invoices.': 'Unbezahlte Rechnungen stornieren.',
  'Record payments': 'Zahlungen erfassen',
  'Record payments and allocate them to invoices.': 'Zahlungen erfassen und Rechnungen zuordnen.',
  'Manage remittance advices': 'Zahlungsavise verwalten',
  'Announce which invoices a payment is for, and cancel remittance advices.':
    'Ankündigen, für welche Rechnungen eine Zahlung bestimmt ist, und Zahlungsavise stornieren.',
  'Pay invoices by card.': 'Rechnungen mit Karte bezahlen.',
  'Request credit on an invoice, and withdraw requests that have not been decided.':
    'Gutschriften zu einer Rechnung beantragen und noch nicht entschiedene Anträge zurückziehen.',
  'Manage fees': 'Gebühren verwalten',
  'Set which fees billing runs add, and which customers pay them.':
    'Festlegen, welche Gebühren Abrechnungsläufe hinzufügen und welche Kunden sie zahlen.',
  'Decide on credit notes': 'Über Gutschriften entscheiden',
  'Approve or reject credit notes and settle them.':
    'Gutschriften genehmigen, ablehnen und verwenden.',
  'View discussions': 'Diskussionen anzeigen',
  'View discussions and their comments.': 'Diskussionen und ihre Kommentare anzeigen.',
  'Take part in discussions': 'An Diskussionen teilnehmen',
  'Start discussions and comment.': 'Diskussionen beginnen und kommentieren.',
  'Moderate discussions': 'Diskussionen moderieren',
  'Edit and delete what others wrote.': 'Beiträge anderer bearbeiten und löschen.',
  'View sent e-mails': 'Gesendete E-Mails anzeigen',
  'View e-mails that were sent.': 'Gesendete E-Mails anzeigen.',
  'Send e-mails': 'E-Mails senden',
  'Write e-mails and resend them.': 'E-Mails schreiben und erneut senden.',
  'Message templates': 'Nachrichtenvorlagen',
  'Manage message templates.': 'Nachrichtenvorlagen verwalten.',
  'Book dangerous goods': 'Gefahrgut buchen',
  'Book dangerous goods that the customer and the carrier allow.':
    'Gefahrgut buchen, das Kunde und Frachtführer zulassen.',
};
