import type { billingTexts } from '@waybill/contract/tenancy/texts/billing';

export const billingGerman: Readonly<Record<(typeof billingTexts)[number], string>> = {
  'Price {reference}': '{reference} bepreisen',
  '{due} of {all} are due: the billing period of the customer was over by {date}.':
    '{due} von {all} sind fällig: Der Abrechnungszeitraum des Kunden war am {date} abgelaufen.',
  'Tick those due': 'Fällige auswählen',
  'Tick all': 'Alle auswählen',
  Later: 'Später',
  'Delivered up to': 'Zugestellt bis',
  'The last day of the period, included.': 'Der letzte Tag des Zeitraums, einschließlich.',
  'E-mail the invoices': 'Rechnungen per E-Mail senden',
  'By preference': 'Nach Kundenwunsch',
  'Send now': 'Jetzt senden',
  'Do not send': 'Nicht senden',
  'E-mails are being counted…': 'E-Mails werden gezählt …',
  'No e-mail will go out.': 'Es wird keine E-Mail gesendet.',
  '1 e-mail will go out.': 'Es wird 1 E-Mail gesendet.',
  '{count} e-mails will go out.': 'Es werden {count} E-Mails gesendet.',
  '{reference} costs {amount}': '{reference} kostet {amount}',
  'Enter a price': 'Preis eingeben',
  'Enter a price above 0': 'Bitte einen Preis über 0 eingeben',
  'How it is priced': 'Art der Bepreisung',
  'Get the price': 'Preis abfragen',
  'Use {amount}': '{amount} übernehmen',
  'Save price': 'Preis speichern',
  'The booking joins the invoices of this preview. The log of the booking keeps who priced it, and why.':
    'Die Buchung kommt in die Rechnungen dieser Vorschau. Ihr Protokoll hält fest, wer sie bepreist hat und warum.',
  'What is known of it stays where this is blank.':
    'Leer gelassen bleibt, was darüber bekannt ist.',
  '{service}: {amount} with GST, {cost} carrier cost before tax':
    '{service}: {amount} mit Steuer, {cost} Frachtführerkosten vor Steuer',
  'The booking was delivered after the period.': 'Die Buchung wurde nach dem Zeitraum zugestellt.',
  'Statements for all customers': 'Kontoauszüge für alle Kunden',
  'From {from}, as of {to}: {count} customers have a balance or a transaction.':
    'Ab {from}, Stand {to}: {count} Kunden haben einen Saldo oder eine Buchung.',
  'How statements are delivered': 'Zustellung der Kontoauszüge',
  'PDF download': 'PDF herunterladen',
  'Make PDFs': 'PDFs erstellen',
  'At most {most} statements at once.': 'Höchstens {most} Kontoauszüge auf einmal.',
  'E-mail {count} statements': '{count} Kontoauszüge per E-Mail senden',
  'E-mail {count} statements as of {to}?': '{count} Kontoauszüge, Stand {to}, per E-Mail senden?',
  'Make {count} PDFs': '{count} PDFs erstellen',
  'Make {count} PDFs as of {to}?': '{count} PDFs, Stand {to}, erstellen?',
  'They come as one archive, to be downloaded within an hour. Nothing is sent.':
    'Sie kommen als ein Archiv, das eine Stunde lang bereitsteht. Es wird nichts gesendet.',
  'The statements were not all made': 'Nicht alle Kontoauszüge wurden erstellt',
  'Start again': 'Neu starten',
  'Statements are being made': 'Kontoauszüge werden erstellt',
  'Statement {done} of {total}': 'Kontoauszug {done} von {total}',
  'Started by {name}, {time}.': 'Gestartet von {name}, {time}.',
  '{count} statements as of {to} are on their way':
    '{count} Kontoauszüge, Stand {to}, sind unterwegs',
  '{count} statements as of {to} are ready': '{count} Kontoauszüge, Stand {to}, sind bereit',
  'The archive was kept for an hour.': 'Das Archiv stand eine Stunde lang bereit.',
  'Without a statement: {count}': 'Ohne Kontoauszug: {count}',
  'Something went wrong on our side before all statements were sent.':
    'Bei uns ist ein Fehler aufgetreten, bevor alle Kontoauszüge gesendet waren.',
  'Something went wrong on our side, and no statement was made. Please start again.':
    'Bei uns ist ein Fehler aufgetreten, und kein Kontoauszug wurde erstellt. Bitte neu starten.',
};
