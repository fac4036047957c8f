import type { quotesTexts } from '@waybill/contract/tenancy/texts/quotes';

export const quotesGerman: Readonly<Record<(typeof quotesTexts)[number], string>> = {
  'As it was quoted': 'Wie angeboten',
  'It was {price} with {service}. Prices of today are below.':
    'Er war {price} mit {service}. Die Preise von heute stehen darunter.',
  'Other freight than was quoted': 'Andere Fracht als angeboten',
  'until {moment}': 'bis {moment}',
  'Quote {id}': 'Angebot {id}',
  'Ask for prices anew: you see what changed before you book.':
    'Fragen Sie die Preise neu an: Sie sehen, was anders ist, bevor Sie buchen.',
  'It has no price until you ask for one.': 'Es hat keinen Preis, bis Sie einen anfragen.',
  'The freight changed after it was quoted': 'Die Fracht wurde nach dem Angebot geändert',
  'The price does not hold any more': 'Der Preis gilt nicht mehr',
  'Its price does not hold any more': 'Sein Preis gilt nicht mehr',
  'E-mail quote {id}': 'Angebot {id} per E-Mail senden',
  'E-mail quote': 'Per E-Mail senden',
  '{from} to {to} for {price}. The letter has a link to it.':
    '{from} nach {to} für {price}. Der Brief enthält einen Link dazu.',
  'As it is: until {moment}': 'Wie bisher: bis {moment}',
  'The price holds until {moment}.': 'Der Preis gilt bis {moment}.',
  'Hold this price': 'Diesen Preis halten',
  'Nobody pays more meanwhile, whatever rates and carriers charge.':
    'So lange zahlt niemand mehr, was auch immer Tarife und Frachtführer verlangen.',
  'Send quote': 'Angebot senden',
  'Type a suburb or a postcode': 'Ort oder Postleitzahl eintippen',
  'There is no price to keep yet.': 'Es gibt noch keinen Preis zum Aufheben.',
  'Sent to nobody yet.': 'Noch an niemanden gesendet.',
  '{moment} by {name}': '{moment} von {name}',
  'link withdrawn': 'Link zurückgezogen',
  'Withdraw links': 'Links zurückziehen',
  'Withdraw the links of this quote?': 'Die Links dieses Angebots zurückziehen?',
  'Whoever was sent it does not open it any more. The quote itself stays.':
    'Wer es bekommen hat, öffnet es nicht mehr. Das Angebot selbst bleibt.',
  'Ask for prices anew': 'Preise neu anfragen',
  'Book this quote': 'Dieses Angebot buchen',
  'Please ask {name} for a new one.': 'Bitte fragen Sie {name} nach einem neuen.',
  'That is {moment}.': 'Das ist {moment}.',
  '{left} left': 'Noch {left}',
  'It held until {moment}.': 'Er galt bis {moment}.',
  'This quote was changed since it was sent to you':
    'Dieses Angebot wurde geändert, seit es Ihnen geschickt wurde',
  'This quote is booked': 'Dieses Angebot ist gebucht',
  'This quote was called off': 'Dieses Angebot wurde abgesagt',
  'To book it': 'Buchen',
  Questions: 'Fragen',
  'Sign in to book': 'Zum Buchen anmelden',
  'Without an account, tell {name} that you want it.':
    'Ohne Konto sagen Sie {name}, dass Sie es möchten.',
  '{name} sent you this quote.': '{name} hat Ihnen dieses Angebot geschickt.',
  'No such quote': 'Kein solches Angebot',
  'Your quote': 'Ihr Angebot',
  'Save quote': 'Angebot speichern',
  'New quote': 'Neues Angebot',
  'Keep your first quote': 'Heben Sie Ihr erstes Angebot auf',
  'Choose “Save quote” beside the prices of a new booking: it waits here with its price.':
    'Wählen Sie „Angebot speichern“ neben den Preisen einer neuen Buchung: es wartet hier mit seinem Preis.',
  'Price holds': 'Preis gilt',
  Kept: 'Aufgehoben',
  Expired: 'Abgelaufen',
  'No price': 'Kein Preis',
  'Suburb, receiver, order number': 'Ort, Empfänger, Bestellnummer',
  'Price held until': 'Preis gilt bis',
  'Quote sent': 'Angebot gesendet',
  'Prices are held by staff who may change bookings.':
    'Preise hält, wer von uns Buchungen ändern darf.',
  'At least one day': 'Mindestens ein Tag',
  'At most 30 days': 'Höchstens 30 Tage',
};
