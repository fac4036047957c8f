import type { booksTexts } from '@waybill/contract/tenancy/texts/books';

export const booksGerman: Readonly<Record<(typeof booksTexts)[number], string>> = {
  Accounting: 'Buchhaltung',
  'Send invoices, credit notes and payments to Xero or MYOB.':
    'Rechnungen, Gutschriften und Zahlungen an Xero oder MYOB senden.',
  'No accounting software is connected.': 'Es ist keine Buchhaltungssoftware verbunden.',
  'Choose accounts for the accounting software first.':
    'Wählen Sie zuerst Konten der Buchhaltungssoftware.',
  'This sign-in has expired or was used already. Connect again.':
    'Diese Anmeldung ist abgelaufen oder wurde schon verwendet. Verbinden Sie erneut.',
  'The accounting software did not respond as expected.':
    'Die Buchhaltungssoftware hat nicht wie erwartet geantwortet.',
  'We could not find this organisation.': 'Diese Organisation wurde nicht gefunden.',
  'We could not find this document in the accounting software.':
    'Dieser Beleg wurde in der Buchhaltungssoftware nicht gefunden.',
  'This document is already linked to another record.':
    'Dieser Beleg ist schon mit einem anderen Datensatz verknüpft.',
  'Choose an account': 'Wählen Sie ein Konto',
  'Choose a tax code': 'Wählen Sie einen Steuerschlüssel',
  'Choose an organisation': 'Wählen Sie eine Organisation',
  'Choose a document': 'Wählen Sie einen Beleg',
  'Please enter the client ID of the app': 'Bitte geben Sie die Client-ID der App ein',
  'Please enter the client secret of the app': 'Bitte geben Sie das Client-Secret der App ein',
  'The state is missing': 'Der Wert „state“ fehlt',
  'The code is missing': 'Der Code fehlt',
  'The number is missing': 'Die Nummer fehlt',
  'The tokens can no longer be read. Connect again.':
    'Die Zugangsdaten sind nicht mehr lesbar. Verbinden Sie erneut.',
  'Xero saved nothing.': 'Xero hat nichts gespeichert.',
  'This record no longer exists.': 'Diesen Datensatz gibt es nicht mehr.',
  'The customer no longer exists.': 'Diesen Kunden gibt es nicht mehr.',
  'By an app of the developer tab of my.MYOB, with its key and secret.':
    'Über eine App des Developer-Bereichs von my.MYOB, mit ihrem Schlüssel und Secret.',
  'By an app of developer.xero.com, with or without a client secret.':
    'Über eine App von developer.xero.com, mit oder ohne Client-Secret.',
  'Lines without an account of their own use the account for sales.':
    'Zeilen ohne eigenes Konto nutzen das Konto für Verkäufe.',
  'Access was not allowed.': 'Der Zugriff wurde nicht erlaubt.',
  'Register this redirect URI with the app:': 'Tragen Sie diese Redirect-URI bei der App ein:',
  Recharges: 'Nachbelastungen',
  Discounts: 'Rabatte',
  'Ad hoc lines': 'Freie Zeilen',
  'It is listed again when one of the amounts changes.':
    'Sie erscheint wieder, wenn sich einer der Beträge ändert.',
  'Missing in accounting': 'Fehlt in der Buchhaltung',
  'Missing here': 'Fehlt hier',
  'Other amount': 'Anderer Betrag',
  'Void on one side': 'Auf einer Seite storniert',
  'Waits to be sent': 'Wartet auf die Übertragung',
  'Payment deleted there': 'Zahlung dort gelöscht',
  'Open record': 'Datensatz öffnen',
  'Take the payment off here too': 'Zahlung auch hier abziehen',
  'The payment is now credit of the customer': 'Die Zahlung ist jetzt Guthaben des Kunden',
  'Deleted in the accounting software': 'In der Buchhaltung gelöscht',
  'No payment of this invoice was deleted in the accounting software.':
    'Keine Zahlung dieser Rechnung wurde in der Buchhaltung gelöscht.',
  'Other balance': 'Anderer Saldo',
  'No attempt yet.': 'Noch kein Versuch.',
  Linked: 'Verknüpft',
  Program: 'Programm',
  'Client secret': 'Client-Secret',
  Connect: 'Verbinden',
  'Connect again': 'Erneut verbinden',
  'Choose organisation': 'Organisation wählen',
  Organisation: 'Organisation',
  'Sent to accounting': 'An die Buchhaltung gesendet',
  Disconnect: 'Trennen',
  'Disconnect the accounting software?': 'Buchhaltungssoftware trennen?',
  'Nothing more is sent. What was sent stays there, and is linked when you reconnect.':
    'Es wird nichts mehr gesendet. Gesendetes bleibt dort und ist nach erneutem Verbinden wieder verknüpft.',
  'Connected by': 'Verbunden von',
  'Connected on': 'Verbunden am',
  'Last compared': 'Zuletzt verglichen',
  Accounts: 'Konten',
  Sales: 'Verkäufe',
  'Tax code with GST': 'Steuerschlüssel mit GST',
  'Tax code without GST': 'Steuerschlüssel ohne GST',
  'Send from': 'Senden ab',
  'Documents dated before this day are not sent.':
    'Belege mit früherem Datum werden nicht gesendet.',
  'RCTIs are sent as bills of their suppliers once an account is chosen.':
    'RCTIs werden als Eingangsrechnungen gesendet, sobald ein Konto gewählt ist.',
  'Contractor costs': 'Kosten der Subunternehmer',
  'RCTIs are not sent': 'RCTIs werden nicht gesendet',
  'Tax code of RCTIs with GST': 'Steuerschlüssel von RCTIs mit GST',
  'Tax code of RCTIs without GST': 'Steuerschlüssel von RCTIs ohne GST',
  Prepayment: 'Vorauszahlung',
  'Payment of an RCTI': 'Zahlung einer RCTI',
  'Choose an account for RCTIs first.': 'Wählen Sie zuerst ein Konto für RCTIs.',
  'MYOB takes numbers of at most {max, number} characters: {number} is longer.':
    'MYOB nimmt Nummern mit höchstens {max, number} Zeichen an: {number} ist länger.',
  'Accounts by line type': 'Konten nach Art der Zeile',
  'Account for sales': 'Konto für Verkäufe',
  'No tracking': 'Keine Kategorie',
  'Accounts saved': 'Konten gespeichert',
  'Save accounts': 'Konten speichern',
  'Users who may change settings connect Xero or MYOB here. Until then, export journals.':
    'Wer Einstellungen ändern darf, verbindet hier Xero oder MYOB. Exportieren Sie bis dahin Journale.',
  'Sent on': 'Gesendet am',
  'Nothing sent yet': 'Noch nichts gesendet',
  'Invoices are sent as soon as they are issued.':
    'Rechnungen werden gesendet, sobald sie ausgestellt sind.',
  'In accounting': 'In der Buchhaltung',
  'Show accepted': 'Angenommene zeigen',
  'Nothing differs': 'Keine Abweichungen',
  'Not compared yet': 'Noch nicht verglichen',
  'Documents are compared every night, or now.': 'Belege werden jede Nacht verglichen, oder jetzt.',
  'Accept with reason': 'Mit Begründung annehmen',
  'Compare now': 'Jetzt vergleichen',
  'Tracking of {line}': 'Kategorie von {line}',
  'Accept the difference of {number}': 'Abweichung von {number} annehmen',
  'Reading {name}…': '{name} wird gelesen …',
  'Compared with {name} on {time}.': 'Am {time} mit {name} verglichen.',
  '{name} does not respond.': '{name} antwortet nicht.',
  '{name} is not available (status {status}).': '{name} ist nicht erreichbar (Status {status}).',
  '{name} denied access ({error}). Connect it again.':
    '{name} hat den Zugriff verweigert ({error}). Verbinden Sie es erneut.',
  '{name} denied access. Connect it again.':
    '{name} hat den Zugriff verweigert. Verbinden Sie es erneut.',
  '{name} refused the request (status {status}).':
    '{name} hat die Anfrage abgelehnt (Status {status}).',
  '{name}: {reason}': '{name}: {reason}',
  '{name} sent an unexpected response: {where}.': '{name} hat unerwartet geantwortet: {where}.',
  '{number} exists already, with a total of {amount, number}.':
    '{number} gibt es schon, mit einem Betrag von {amount, number}.',
  '{number} is in the accounting software twice.':
    '{number} ist zweimal in der Buchhaltungssoftware.',
  '{number} is not in the accounting software yet.':
    '{number} ist noch nicht in der Buchhaltungssoftware.',
  'This payment pays several invoices. Change it in MYOB.':
    'Diese Zahlung begleicht mehrere Rechnungen. Ändern Sie sie in MYOB.',
};
