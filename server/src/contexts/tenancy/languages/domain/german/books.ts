import type { booksTexts } from '@waybill/contract/tenancy/texts/books';

export const booksGerman: Readonly<Record<(typeof booksTexts)[number], string>> = {
  'Accounting software': 'Buchhaltungssoftware',
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
};
