import type { trackingTexts } from '@waybill/contract/tenancy/texts/tracking';

export const trackingGerman: Readonly<Record<(typeof trackingTexts)[number], string>> = {
  'Track a consignment': 'Sendung verfolgen',
  'Track a consignment – {name}': 'Sendung verfolgen – {name}',
  'the carrier': 'der Frachtführer',
  "We couldn't find a consignment with this number and postcode. Check both and try again.":
    'Wir haben keine Sendung mit dieser Nummer und Postleitzahl gefunden. Prüfen Sie beides und versuchen Sie es erneut.',
  'This link is no longer valid. Ask for a new one, or track by number and postcode.':
    'Dieser Link ist nicht mehr gültig. Bitten Sie den Absender um einen neuen, oder verfolgen Sie die Sendung mit Nummer und Postleitzahl.',
  'Track another consignment': 'Eine andere Sendung verfolgen',
  'Updated: {sentence}': 'Aktualisiert: {sentence}',
  'Consignment number': 'Sendungsnummer',
  'Please enter the consignment number': 'Bitte geben Sie die Sendungsnummer ein',
  'Please enter the postcode': 'Bitte geben Sie die Postleitzahl ein',
  Track: 'Verfolgen',
  "The number is on the label and in your message. Use either address's postcode.":
    'Die Nummer finden Sie auf dem Etikett oder in Ihrer Nachricht. Verwenden Sie die Postleitzahl des Absenders oder des Empfängers.',
  'This consignment has not been booked yet.': 'Diese Sendung ist noch nicht gebucht.',
  'Booked. The freight has not been picked up yet.':
    'Gebucht. Die Fracht wurde noch nicht abgeholt.',
  'Pickup has been arranged. The freight has not been picked up yet.':
    'Die Abholung ist vereinbart. Die Fracht wurde noch nicht abgeholt.',
  'Ready and waiting for pickup.': 'Bereit zur Abholung.',
  'Delayed on the way to {place}.': 'Verspätet auf dem Weg nach {place}.',
  'On its way to {place}.': 'Unterwegs nach {place}.',
  'Delayed at a depot on the way to {place}.': 'Verspätet in einem Depot auf dem Weg nach {place}.',
  'At a depot on the way to {place}.': 'In einem Depot auf dem Weg nach {place}.',
  'Out for delivery, later than planned.': 'In der Zustellung, später als geplant.',
  'Out for delivery.': 'In der Zustellung.',
  'Delivered in {place}.': 'Zugestellt in {place}.',
  'We tried to deliver but were unable to.': 'Ein Zustellversuch war nicht erfolgreich.',
  'On hold.': 'Angehalten.',
  'This consignment was damaged in transit.': 'Diese Sendung wurde unterwegs beschädigt.',
  'This consignment is missing.': 'Diese Sendung ist nicht auffindbar.',
  'On its way back to the sender.': 'Auf dem Rückweg zum Absender.',
  'This booking was cancelled.': 'Diese Buchung wurde storniert.',
  '{day} at {time}': '{day} um {time}',
  'It was expected by {day}.': 'Sie wurde bis {day} erwartet.',
  'Expected today by {time}': 'Heute bis {time} erwartet',
  'Expected by {day}': 'Bis {day} erwartet',
  'Contact {contact} to arrange another delivery.':
    'Vereinbaren Sie mit {contact} eine neue Zustellung.',
  'Contact {contact} to find out why it is on hold.':
    'Erkundigen Sie sich bei {contact}, warum die Sendung angehalten wurde.',
  '{contact} will contact the sender. Please contact them with any questions.':
    '{contact} meldet sich beim Absender. Wenden Sie sich bei Fragen an {contact}.',
  '{contact} is searching for it. Please contact them with any questions.':
    '{contact} sucht die Sendung. Wenden Sie sich bei Fragen an {contact}.',
  'Contact the sender if you are still expecting it.':
    'Wenden Sie sich an den Absender, falls Sie die Sendung noch erwarten.',
  Draft: 'Entwurf',
  Quoted: 'Angeboten',
  Booked: 'Gebucht',
  'Pickup arranged': 'Abholung vereinbart',
  'Ready for pickup': 'Bereit zur Abholung',
  'Picked up': 'Abgeholt',
  'In transit': 'Unterwegs',
  'At depot': 'Im Depot',
  'Out for delivery': 'In Zustellung',
  Delivered: 'Zugestellt',
  'Delivery attempted': 'Zustellung versucht',
  'On hold': 'Angehalten',
  Damaged: 'Beschädigt',
  Missing: 'Vermisst',
  'Returning to sender': 'Zurück zum Absender',
  Cancelled: 'Storniert',
  'Not booked': 'Nicht gebucht',
  'Times are shown in the {place} time zone ({zone}).':
    'Alle Zeiten gelten für die Zeitzone {place} ({zone}).',
  'Delivery progress': 'Fortschritt der Zustellung',
  ' (done)': ' (erledigt)',

  'Tracking history': 'Sendungsverlauf',
  'Show more ({count})': 'Mehr zeigen ({count})',
  'Consignment {connote}': 'Sendung {connote}',
  'Link copied': 'Link kopiert',
  'Share this page': 'Diese Seite teilen',
};
