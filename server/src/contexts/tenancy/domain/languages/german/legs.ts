import type { legsTexts } from '@waybill/contract/tenancy/texts/legs';

export const legsGerman: Readonly<Record<(typeof legsTexts)[number], string>> = {
  'Whole journey': 'Ganze Reise',
  'Leg {value}': 'Abschnitt {value}',
  'Another leg: booking {id}': 'Weiterer Abschnitt: Buchung {id}',
  Legs: 'Abschnitte',
  'Split into legs': 'In Abschnitte teilen',
  'Split anew': 'Neu teilen',
  'Legs of {booking}': 'Abschnitte von {booking}',
  'The legs that it has are called off and these take their place.':
    'Die bisherigen Abschnitte werden abbestellt, und diese treten an ihre Stelle.',
  'Each leg has a carrier, which is told of it alone. The customer’s price stays.':
    'Jeder Abschnitt hat einen Frachtführer, der nur von ihm erfährt. Der Preis des Kunden bleibt.',
  'The booking goes in legs': 'Die Buchung geht in Abschnitten',
  'Add leg': 'Abschnitt hinzufügen',
  'Remove leg {number}': 'Abschnitt {number} entfernen',
  'A journey has two legs at least.': 'Eine Reise hat mindestens zwei Abschnitte.',
  'A journey has ten legs at most.': 'Eine Reise hat höchstens zehn Abschnitte.',
  'Cost ex GST': 'Kosten ohne Steuer',
  'For a carrier without rates.': 'Für Frachtführer ohne Tarif.',
  'To {place}': 'Nach {place}',
  'Handed over at': 'Übergabe bei',
  'A depot, say.': 'Etwa ein Depot.',
  'Costs {amount} ex GST': 'Kostet {amount} ohne Steuer',
  'there on {day}': 'da am {day}',
  Cost: 'Kosten',
  'Its legs are booked one by one': 'Ihre Abschnitte werden einzeln gebucht',
  'Its legs go on manifests, each on its own': 'Ihre Abschnitte kommen einzeln auf Manifeste',
  'Its legs are picked up, each on its own': 'Ihre Abschnitte werden einzeln abgeholt',
  'Its status follows its legs': 'Ihr Status folgt ihren Abschnitten',
  'Its legs have to be called off first': 'Erst müssen ihre Abschnitte abbestellt werden',
  'A leg is called off with its whole journey':
    'Ein Abschnitt wird mit der ganzen Reise abbestellt',
  'A leg is deleted with its whole journey': 'Ein Abschnitt wird mit der ganzen Reise gelöscht',
  'A leg is not split again': 'Ein Abschnitt wird nicht noch einmal geteilt',
  'Only booked freight that has not been picked up can be split into legs':
    'Nur gebuchte Fracht, die noch nicht abgeholt ist, lässt sich in Abschnitte teilen',
  'It goes in legs: only names, phones and references can be changed.':
    'Sie geht in Abschnitten: Nur Namen, Telefonnummern und Referenzen lassen sich ändern.',
  'Freight in legs is priced where it is split':
    'Fracht in Abschnitten bekommt ihren Preis beim Teilen',
  Leg: 'Abschnitt',
  Split: 'Geteilt',
  'Join legs': 'Abschnitte zusammengelegt',
  'Make one again': 'Wieder zusammenlegen',
  'Make {booking} one again?': '{booking} wieder zusammenlegen?',
  'Its legs are called off with their carriers, and {carrier} carries it again. The customer’s price stays.':
    'Ihre Abschnitte werden bei den Frachtführern abbestellt, und {carrier} befördert sie wieder. Der Preis des Kunden bleibt.',
  'The booking goes in one again': 'Die Buchung geht wieder in einem Stück',
  'Legs are made one again while none of them is under way':
    'Abschnitte lassen sich zusammenlegen, solange keiner von ihnen unterwegs ist',
  'Legs are made one again with their whole journey':
    'Abschnitte werden mit der ganzen Reise zusammengelegt',
  'The booking goes in one already': 'Die Buchung geht schon in einem Stück',
};
