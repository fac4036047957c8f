import type { shopsTexts } from '@waybill/contract/tenancy/texts/shops';

export const shopsGerman: Readonly<Record<(typeof shopsTexts)[number], string>> = {
  'This customer has a shop of this name already.':
    'Dieser Kunde hat schon einen Shop mit diesem Namen.',
  'The signature of this request is not valid.': 'Die Signatur dieser Anfrage ist ungültig.',
  'We could not find this box.': 'Wir konnten diesen Karton nicht finden.',
  'We could not find this order.': 'Wir konnten diese Bestellung nicht finden.',
  'This order is booked or cancelled and can no longer be changed.':
    'Diese Bestellung ist gebucht oder storniert und kann nicht mehr geändert werden.',
  'Please choose an order': 'Bitte wählen Sie eine Bestellung',
  'Please enter what it is': 'Bitte geben Sie an, was es ist',
  'An order has at least one item': 'Eine Bestellung hat mindestens einen Artikel',
  'Please enter the name of the shop': 'Bitte geben Sie den Namen des Shops ein',
  'There is nothing to send': 'Es gibt nichts zu versenden',
  'Delivery street address is missing': 'Die Straße der Lieferadresse fehlt',
  'Delivery suburb is missing': 'Der Ort der Lieferadresse fehlt',
  'Delivery postcode is missing': 'Die Postleitzahl der Lieferadresse fehlt',
  'Delivery country is missing': 'Das Land der Lieferadresse fehlt',
  'Pickup street address is missing': 'Die Straße der Abholadresse fehlt',
  'Pickup suburb is missing': 'Der Ort der Abholadresse fehlt',
  'Pickup postcode is missing': 'Die Postleitzahl der Abholadresse fehlt',
  'Pickup country is missing': 'Das Land der Abholadresse fehlt',
  'There is no {suburb} with postcode {postCode}':
    '{suburb} mit der Postleitzahl {postCode} gibt es nicht',
  'Weight of {name} is missing': 'Das Gewicht von {name} fehlt',
  'Size of {name} is missing': 'Die Maße von {name} fehlen',
  'No service has a price for this order.': 'Kein Service hat einen Preis für diese Bestellung.',
  'The booking was cancelled.': 'Die Buchung wurde storniert.',
  'The booking was deleted.': 'Die Buchung wurde gelöscht.',
  'The carrier refused the booking.': 'Der Frachtführer hat die Buchung abgelehnt.',
  'A side must be above 0': 'Eine Seite muss größer als 0 sein',
  'A maximum weight must be above 0': 'Ein Höchstgewicht muss größer als 0 sein',
  'A box stays with its shop': 'Ein Karton bleibt bei seinem Shop',
  'There is no active shop to import from':
    'Es gibt keinen aktiven Shop, aus dem importiert werden kann',
  'A file holds the orders of one shop': 'Eine Datei enthält die Bestellungen eines Shops',
  'This shop belongs to another customer': 'Dieser Shop gehört einem anderen Kunden',
  '{name} is paused': '{name} ist pausiert',
  '{name} takes no file': '{name} nimmt keine Datei an',
  'This is listed twice.': 'Das ist doppelt aufgeführt.',
};
