import type { billingTexts } from '@waybill/contract/tenancy/texts/billing';

export const billingGerman: Readonly<Record<(typeof billingTexts)[number], string>> = {
  'Price {reference}': '{reference} bepreisen',
  '{due} of {all} are due: their billing period ended by {date}.':
    '{due} von {all} sind fällig: Ihr Abrechnungszeitraum endete bis {date}.',
  'Select due only': 'Nur fällige auswählen',
  'Select all': 'Alle auswählen',
  Later: 'Später',
  'Delivered up to': 'Zugestellt bis',
  'The last day of the period (inclusive).': 'Der letzte Tag des Zeitraums (einschließlich).',
  'E-mail the invoices': 'Rechnungen per E-Mail senden',
  'As set for each customer': 'Wie beim Kunden eingestellt',
  'Send now': 'Jetzt senden',
  "Don't send": 'Nicht senden',
  'Counting e-mails…': 'E-Mails werden gezählt …',
  'No e-mail will go out.': 'Es wird keine E-Mail gesendet.',

  '{reference} costs {amount}': '{reference} kostet {amount}',
  'Enter a price': 'Preis eingeben',
  'Enter a price above 0': 'Bitte einen Preis über 0 eingeben',
  'Pricing method': 'Preisermittlung',
  'Get price': 'Preis ermitteln',
  'Use {amount}': '{amount} übernehmen',
  'Save price': 'Preis speichern',
  'The booking is added to this preview. Who priced it and why is saved in its log.':
    'Die Buchung wird in diese Vorschau aufgenommen. Wer sie warum bepreist hat, steht in ihrem Protokoll.',
  'Leave blank to keep the current value.': 'Leer gelassen bleibt, was darüber bekannt ist.',
  '{service}: {amount} with GST, {cost} carrier cost before tax':
    '{service}: {amount} mit Steuer, {cost} Frachtführerkosten vor Steuer',
  'The booking was delivered after the period.': 'Die Buchung wurde nach dem Zeitraum zugestellt.',
  'Statements for all customers': 'Kontoauszüge für alle Kunden',
  'From {from}, as of {to}: {count} customers have a balance or a transaction.':
    'Ab {from}, Stand {to}: {count} Kunden haben einen Saldo oder eine Buchung.',
  'How statements are delivered': 'Zustellung der Kontoauszüge',
  'PDF download': 'PDF herunterladen',
  'Create PDFs': 'PDFs erstellen',
  'At most {most} statements at once.': 'Höchstens {most} Kontoauszüge auf einmal.',
  'E-mail {count} statements': '{count} Kontoauszüge per E-Mail senden',
  'E-mail {count} statements as of {to}?': '{count} Kontoauszüge, Stand {to}, per E-Mail senden?',
  'Create {count} PDFs': '{count} PDFs erstellen',
  'Create {count} PDFs as of {to}?': '{count} PDFs, Stand {to}, erstellen?',
  'They are created as one ZIP file that you can download for an hour. Nothing is sent.':
    'Sie werden als ZIP-Datei erstellt, die eine Stunde lang bereitsteht. Es wird nichts gesendet.',
  'Not all statements were created': 'Nicht alle Kontoauszüge wurden erstellt',
  'Start again': 'Neu starten',
  'Creating statements': 'Kontoauszüge werden erstellt',
  'Statement {done} of {total}': 'Kontoauszug {done} von {total}',
  'Started by {name}, {time}.': 'Gestartet von {name}, {time}.',
  '{count} statements as of {to} are being sent':
    '{count} Kontoauszüge, Stand {to}, werden gesendet',
  '{count} statements as of {to} are ready': '{count} Kontoauszüge, Stand {to}, sind bereit',
  'The download has expired.': 'Der Download ist abgelaufen.',
  'Without a statement: {count}': 'Ohne Kontoauszug: {count}',
  'Something went wrong on our side before all statements were sent.':
    'Bei uns ist ein Fehler aufgetreten, bevor alle Kontoauszüge gesendet waren.',
  'Something went wrong on our side and no statements were created. Please start again.':
    'Bei uns ist ein Fehler aufgetreten, und es wurde kein Kontoauszug erstellt. Bitte starten Sie erneut.',
  '{count, plural, one {# e-mail} other {# e-mails}} will go out.':
    'Es {count, plural, one {wird # E-Mail} other {werden # E-Mails}} gesendet.',
};
