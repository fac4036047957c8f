import type { legsTexts } from '@waybill/contract/tenancy/texts/legs';

export const legsGerman: Readonly<Record<(typeof legsTexts)[number], string>> = {
  'Entire journey': 'Gesamte Strecke',
  'Leg {value}': 'Abschnitt {value}',
  'Another leg: booking {id}': 'Weiterer Abschnitt: Buchung {id}',
  Legs: 'Abschnitte',
  'Split into legs': 'In Abschnitte aufteilen',
  'Split again': 'Neu aufteilen',
  'Legs of {booking}': 'Abschnitte von {booking}',
  'The current legs are cancelled and replaced by these.':
    'Die bisherigen Abschnitte werden storniert und durch diese ersetzt.',
  'Each leg has its own carrier, which sees only that leg. The customer price stays.':
    'Jeder Abschnitt hat einen eigenen Frachtführer, der nur ihn sieht. Der Kundenpreis bleibt.',
  'Booking split into legs': 'Buchung in Abschnitte aufgeteilt',
  'Add leg': 'Abschnitt hinzufügen',
  'Remove leg {number}': 'Abschnitt {number} entfernen',
  'A journey needs at least two legs.': 'Eine Strecke braucht mindestens zwei Abschnitte.',
  'A journey can have up to ten legs.': 'Eine Strecke kann höchstens zehn Abschnitte haben.',
  'Cost ex GST': 'Kosten ohne GST',
  'For carriers without rates.': 'Für Frachtführer ohne Tarif.',
  'To {place}': 'Nach {place}',
  'Handed over at': 'Übergabe bei',
  'For example, a depot.': 'Zum Beispiel ein Depot.',
  'Costs {amount} ex GST': 'Kostet {amount} ohne GST',
  'arrives {day}': 'Ankunft {day}',
  Cost: 'Kosten',
  'Each leg is booked separately': 'Jeder Abschnitt wird einzeln gebucht',
  'Each leg is manifested separately': 'Jeder Abschnitt kommt einzeln auf ein Manifest',
  'Each leg is picked up separately': 'Jeder Abschnitt wird einzeln abgeholt',
  'The status follows the legs': 'Der Status richtet sich nach den Abschnitten',
  'Cancel the legs first': 'Stornieren Sie zuerst die Abschnitte',
  'A leg is cancelled with its entire journey':
    'Ein Abschnitt wird mit der gesamten Strecke storniert',
  'A leg is deleted with its entire journey':
    'Ein Abschnitt wird mit der gesamten Strecke gelöscht',
  "A leg can't be split again": 'Ein Abschnitt lässt sich nicht weiter aufteilen',
  'Only booked freight that has not been picked up can be split into legs':
    'Nur gebuchte, noch nicht abgeholte Fracht lässt sich in Abschnitte aufteilen',
  'This booking is split into legs. Only names, phone numbers and references can be changed.':
    'Diese Buchung ist in Abschnitte aufgeteilt. Nur Namen, Telefonnummern und Referenzen lassen sich ändern.',
  'Freight in legs is priced when it is split':
    'Fracht in Abschnitten erhält ihren Preis beim Aufteilen',
  Leg: 'Abschnitt',
  Split: 'Aufgeteilt',
  'Join legs': 'Abschnitte zusammenführen',
  'Rejoin legs': 'Wieder zusammenführen',
  'Rejoin the legs of {booking}?': 'Abschnitte von {booking} wieder zusammenführen?',
  'The legs are cancelled. {carrier} carries the freight at the same customer price.':
    'Die Abschnitte werden storniert. {carrier} befördert die Fracht zum selben Kundenpreis.',
  'Legs rejoined': 'Abschnitte zusammengeführt',
  'Legs can be rejoined while none of them is in transit':
    'Abschnitte lassen sich zusammenführen, solange keiner unterwegs ist',
  'Legs are rejoined as an entire journey':
    'Abschnitte werden mit der gesamten Strecke zusammengeführt',
  'The booking is not split': 'Die Buchung ist nicht aufgeteilt',
};
