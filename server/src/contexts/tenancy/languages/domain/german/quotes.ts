import type { quotesTexts } from '@waybill/contract/tenancy/texts/quotes';

export const quotesGerman: Readonly<Record<(typeof quotesTexts)[number], string>> = {
  'Original quote': 'Ursprüngliches Angebot',
  "It was {price} with {service}. Today's prices are below.":
    'Er betrug {price} mit {service}. Die heutigen Preise stehen unten.',
  'The freight differs from the quote': 'Die Fracht weicht vom Angebot ab',
  'until {moment}': 'bis {moment}',
  'Quote {id}': 'Angebot {id}',
  'Refresh the prices to see what changed before you book.':
    'Aktualisieren Sie die Preise, um Änderungen vor dem Buchen zu sehen.',
  'There is no price yet.': 'Es gibt noch keinen Preis.',
  'The freight has changed since the quote': 'Die Fracht hat sich seit dem Angebot geändert',
  'The price has expired': 'Der Preis ist abgelaufen',
  'The price of this quote has expired': 'Der Preis dieses Angebots ist abgelaufen',
  'E-mail quote {id}': 'Angebot {id} per E-Mail senden',
  'E-mail quote': 'Angebot per E-Mail senden',
  '{from} to {to} for {price}. The e-mail contains a link to the quote.':
    '{from} nach {to} für {price}. Die E-Mail enthält einen Link zum Angebot.',
  'Unchanged: until {moment}': 'Unverändert: bis {moment}',
  'The price is valid until {moment}.': 'Der Preis gilt bis {moment}.',
  'Extend price validity': 'Preisgültigkeit verlängern',
  'The price stays the same even if rates or carrier prices change.':
    'Der Preis bleibt gleich, auch wenn sich Tarife oder Frachtführerpreise ändern.',
  'Send quote': 'Angebot senden',
  'Enter a suburb or postcode': 'Ort oder Postleitzahl eingeben',
  'Did you mean:': 'Meinten Sie:',
  'This place is not in the list. Check its spelling and postcode.':
    'Dieser Ort steht nicht in der Liste. Prüfen Sie Schreibweise und Postleitzahl.',
  'There is no price to save yet.': 'Es gibt noch keinen Preis zum Speichern.',
  'Not sent yet.': 'Noch nicht gesendet.',
  '{moment} by {name}': '{moment} von {name}',
  'link withdrawn': 'Link zurückgezogen',
  'Withdraw links': 'Links zurückziehen',
  'Withdraw the links to this quote?': 'Links zu diesem Angebot zurückziehen?',
  'Recipients can no longer open the quote. The quote itself is kept.':
    'Empfänger können das Angebot nicht mehr öffnen. Das Angebot selbst bleibt erhalten.',
  'Refresh prices': 'Preise aktualisieren',
  'Book this quote': 'Dieses Angebot buchen',
  'Please ask {name} for a new quote.': 'Bitte fragen Sie {name} nach einem neuen Angebot.',
  'That is {moment}.': 'Das ist {moment}.',
  '{left} left': 'Noch {left}',
  'It was valid until {moment}.': 'Er galt bis {moment}.',
  'This quote has changed since it was sent to you':
    'Dieses Angebot wurde geändert, seit es Ihnen gesendet wurde',
  'This quote has been booked': 'Dieses Angebot wurde gebucht',
  'This quote was cancelled': 'Dieses Angebot wurde storniert',
  'How to book': 'So buchen Sie',
  Questions: 'Fragen',
  'This quote cannot be booked here': 'Dieses Angebot kann hier nicht gebucht werden',
  'Book and pay by card now, or accept it, and {name} books it.':
    'Buchen Sie jetzt und zahlen Sie per Karte, oder nehmen Sie es an: {name} bucht es dann.',
  'View quote': 'Angebot ansehen',
  'Book at today’s price': 'Zum heutigen Preis buchen',
  'If you change the freight or the suburbs, there is a new price.':
    'Wenn Sie Fracht oder Orte ändern, gilt ein neuer Preis.',
  'It still has to be booked.': 'Es muss noch gebucht werden.',
  'It is booked with the link of the quote, to be paid by card.':
    'Es ist mit dem Link des Angebots gebucht und wird per Karte bezahlt.',
  'Sign in to book': 'Zum Buchen anmelden',
  'This quote is for another account': 'Dieses Angebot gilt für ein anderes Konto',
  'Sign in with that account to book it.': 'Melden Sie sich mit diesem Konto an, um es zu buchen.',
  'No account? Accept the quote, and {name} books it.':
    'Kein Konto? Nehmen Sie das Angebot an, und {name} bucht es.',
  'Accept this quote': 'Dieses Angebot annehmen',
  'Accept for {price}': 'Für {price} annehmen',
  'This quote is accepted': 'Dieses Angebot ist angenommen',
  '{name} has been notified and will book it.': '{name} ist benachrichtigt und bucht es.',
  'accepted {moment} by {name}': 'angenommen {moment} von {name}',
  '{name} sent you this quote.': '{name} hat Ihnen dieses Angebot gesendet.',
  'Quote not found': 'Angebot nicht gefunden',
  'Your quote': 'Ihr Angebot',
  'Save quote': 'Angebot speichern',
  'New quote': 'Neues Angebot',
  'Save your first quote': 'Speichern Sie Ihr erstes Angebot',
  'Choose “Save quote” next to the prices of a new booking. It is saved here with its price.':
    'Wählen Sie „Angebot speichern“ neben den Preisen einer neuen Buchung. Es wird hier mit seinem Preis gespeichert.',
  'Price valid': 'Preis gültig',

  Expired: 'Abgelaufen',
  'No price': 'Kein Preis',
  'Suburb, receiver, order number': 'Ort, Empfänger, Bestellnummer',
  'Price valid until': 'Preis gültig bis',
  'Quote sent': 'Angebot gesendet',
  'Only staff who can edit bookings can extend a price.':
    'Nur Mitarbeiter, die Buchungen bearbeiten dürfen, können einen Preis verlängern.',
  'At least one day': 'Mindestens ein Tag',
  'At most 30 days': 'Höchstens 30 Tage',
  'Rate cards and carriers': 'Tarife und Frachtführer',
  'Prices of carriers': 'Preise der Frachtführer',
  'Ask carriers': 'Frachtführer anfragen',
  'Ask again': 'Erneut anfragen',
  'Stop asking': 'Anfrage beenden',
  'Asking carriers': 'Frachtführer werden angefragt',
  'Each carrier is asked once for the same freight. Its prices hold for 30 minutes.':
    'Jeder Frachtführer wird für die gleiche Fracht einmal angefragt. Seine Preise gelten 30 Minuten.',
  'No connected carrier is offered for these rows.':
    'Für diese Zeilen ist kein angebundener Frachtführer freigegeben.',
  '{done} of {total} requests made': '{done} von {total} Anfragen gestellt',
  'Stopped after {done} of {total} requests.': 'Nach {done} von {total} Anfragen beendet.',
  '{count, plural, one {# request was} other {# requests were}} not answered.':
    '{count, plural, one {# Anfrage wurde} other {# Anfragen wurden}} nicht beantwortet.',
  'These rows are offered with other prices, or come back with the reason.':
    'Diese Zeilen erhalten andere Preise oder kommen mit dem Grund zurück.',
  'Ask carriers for prices first.': 'Fragen Sie zuerst die Frachtführer an.',
};
