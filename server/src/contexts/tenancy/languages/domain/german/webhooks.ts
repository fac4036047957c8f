import type { webhooksTexts } from '@waybill/contract/tenancy/texts/webhooks';

export const webhooksGerman: Readonly<Record<(typeof webhooksTexts)[number], string>> = {
  'Webhook turned off: {host}': 'Webhook deaktiviert: {host}',
  'The webhook {url} was turned off. {reason}': 'Der Webhook {url} wurde deaktiviert. {reason}',
  'Events since then are kept for 30 days. Resend them here once the address works:':
    'Ereignisse seit diesem Zeitpunkt werden 30 Tage aufbewahrt. Sobald die Adresse wieder erreichbar ist, können Sie sie hier erneut senden:',

  Sent: 'Gesendet',
  'Current status': 'Aktueller Status',
  'Please enter the address': 'Bitte geben Sie die Adresse ein',
  Webhooks: 'Webhooks',
  Webhook: 'Webhook',
  'We could not find this webhook.': 'Wir konnten diesen Webhook nicht finden.',
  'Test event is being sent': 'Testereignis wird gesendet',
  'Send test': 'Test senden',
  'The webhook is turned off': 'Der Webhook ist deaktiviert',
  'New secret': 'Neues Geheimnis',
  'Subscribed events: {events}.': 'Abonnierte Ereignisse: {events}.',
  '{disabledReason} Turn it on in the list, then resend the missed events.':
    '{disabledReason} Aktivieren Sie ihn in der Liste und senden Sie die verpassten Ereignisse dann erneut.',
  'This webhook was turned off': 'Dieser Webhook wurde deaktiviert',
  'Deliveries are retried automatically. After three days without a response, the webhook is turned off.':
    'Zustellungen werden automatisch wiederholt. Nach drei Tagen ohne Antwort wird der Webhook deaktiviert.',
  'No successful delivery since {failingSince}':
    'Keine erfolgreiche Zustellung seit {failingSince}',

  'The old secret stops signing messages immediately. Update the receiver right away.':
    'Mit dem alten Geheimnis wird ab sofort nicht mehr signiert. Aktualisieren Sie umgehend den Empfänger.',
  'Generate new secret': 'Neues Geheimnis erzeugen',
  'Subscribed events': 'Abonnierte Ereignisse',
  webhook: 'Webhook',
  webhooks: 'Webhooks',
  'Notifies your shop or accounting system as soon as a booking, job or invoice changes.':
    'Benachrichtigt Ihren Shop oder Ihre Buchhaltung, sobald sich eine Buchung, ein Auftrag oder eine Rechnung ändert.',
  'It receives no more events, and its delivery log is deleted.':
    'Er erhält keine Ereignisse mehr, und sein Zustellprotokoll wird gelöscht.',
  Event: 'Ereignis',
  'Event time': 'Zeitpunkt des Ereignisses',
  Deliveries: 'Zustellungen',
  'No deliveries yet': 'Noch keine Zustellungen',
  'Send a test, or wait for one of the subscribed events.':
    'Senden Sie einen Test, oder warten Sie auf eines der abonnierten Ereignisse.',
  Id: 'ID',

  'Next attempt': 'Nächster Versuch',
  Replay: 'Erneut senden',
  Responded: 'Geantwortet',
  'The secret of this webhook': 'Das Geheimnis dieses Webhooks',
  'It is shown only once. The receiver uses it to verify our messages.':
    'Es wird nur einmal angezeigt. Bewahren Sie es so auf, dass der Empfänger damit prüfen kann, dass Nachrichten von uns stammen.',
  "I've saved it": 'Ich habe es gespeichert',
  'Messages are signed by Standard Webhooks, in the webhook-signature header.':
    'Nachrichten sind nach Standard Webhooks signiert, im Header webhook-signature.',
  'The signature is the HMAC-SHA256 of ID, timestamp and body.':
    'Die Signatur ist der HMAC-SHA256 von ID, Zeitstempel und Inhalt.',
  'Turned off': 'Deaktiviert',
  Failing: 'Gestört',
  'Webhook saved': 'Webhook gespeichert',
  'Add webhook': 'Webhook hinzufügen',
  'Edit webhook': 'Webhook bearbeiten',
  'Save webhook': 'Webhook speichern',
  'An HTTPS URL on a public host.': 'Eine HTTPS-URL auf einem öffentlichen Host.',
  'Choose at least one event': 'Wählen Sie mindestens ein Ereignis',
  'A booking is created': 'Eine Buchung wird angelegt',
  'A booking’s status changes': 'Der Status einer Buchung ändert sich',
  'A booking is cancelled': 'Eine Buchung wird storniert',
  'Bookings are handed over with a manifest': 'Buchungen werden mit einem Manifest übergeben',
  'A job is created': 'Ein Auftrag wird angelegt',
  'Freight is scanned': 'Fracht wird gescannt',
  'A job is delivered': 'Ein Auftrag wird zugestellt',
  'A customer is added': 'Ein Kunde wird angelegt',
  'An invoice is issued': 'Eine Rechnung wird ausgestellt',
  'An invoice is voided': 'Eine Rechnung wird storniert',
  'A payment is recorded': 'Eine Zahlung wird erfasst',
};
