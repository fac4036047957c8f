import type { carriersTexts } from '@waybill/contract/tenancy/texts/carriers';

export const carriersGerman: Readonly<Record<(typeof carriersTexts)[number], string>> = {
  'To use another carrier, add a new account.':
    'Für einen anderen Frachtführer legen Sie ein neues Konto an.',
  'Available to': 'Verfügbar für',
  'Active: provides prices and can be booked': 'Aktiv: liefert Preise und kann gebucht werden',
  'Available to all pay-as-you-go customers': 'Für alle Kunden ohne Vertrag verfügbar',
  'Available to guests': 'Für Gäste verfügbar',
  'Account owner': 'Kontoinhaber',
  "If this is a customer's own account there, only that customer can use it.":
    'Gehört das Konto einem Kunden, kann nur er es verwenden.',
  Connection: 'Verbindung',
  'Choose the carrier first.': 'Wählen Sie zuerst den Frachtführer.',
  'Use our rate cards instead of carrier prices':
    'Eigene Tarife statt Preisen des Frachtführers verwenden',
  "The customer's rate card applies; otherwise the default.":
    'Es gilt der Tarif des Kunden, sonst der Standardtarif.',
  '{displayName} is required': '{displayName} ist erforderlich',
  "Customer's rate card, otherwise the default": 'Tarif des Kunden, sonst der Standard',
  'Hidden for security. Enter a new value to change it.':
    'Aus Sicherheitsgründen verborgen. Zum Ändern neuen Wert eingeben.',
  'Carrier account saved': 'Frachtführerkonto gespeichert',
  'Save account': 'Konto speichern',
  'Also used by': 'Auch verwendet von',
  'Priced by': 'Preise von',
  'Carrier account deleted': 'Frachtführerkonto gelöscht',
  'An account with bookings or quotes is deactivated instead, so they keep their carrier.':
    'Ein Konto mit Buchungen oder Angeboten wird stattdessen deaktiviert, damit sie ihren Frachtführer behalten.',
  'Delete account': 'Konto löschen',
  'Delete {name}?': '{name} löschen?',
  'It no longer provides prices.': 'Es liefert keine Preise mehr.',
  'No customers assigned yet.': 'Noch keine Kunden zugeordnet.',
  'Add a customer': 'Kunden hinzufügen',
  'Own account': 'Eigenes Konto',
  'Services saved': 'Dienste gespeichert',
  'Save services': 'Dienste speichern',
  'This carrier has no services yet.': 'Dieser Frachtführer hat noch keine Dienste.',
  'New service': 'Neuer Dienst',
  'Add service': 'Dienst hinzufügen',
  "The carrier's own name for it.": 'So nennt ihn der Frachtführer.',
  'Tracking statuses that count as exceptions': 'Trackingmeldungen, die als Störung gelten',
  "Statuses that don't": 'Meldungen, die nicht als Störung gelten',
  'New carrier account': 'Neues Frachtführerkonto',
  'Carrier account': 'Frachtführerkonto',
  'Carriers by customer': 'Frachtführer nach Kunde',
  Services: 'Dienste',
  'Account, code or carrier': 'Konto, Kürzel oder Frachtführer',
  'Carrier accounts': 'Frachtführerkonten',
  'Connect your first carrier': 'Verbinden Sie Ihren ersten Frachtführer',
  'Your own fleet, or a carrier whose prices and labels you use.':
    'Ihre eigene Flotte oder ein Frachtführer, dessen Preise und Etiketten Sie nutzen.',
  'Carriers saved': 'Frachtführer gespeichert',
  'No carrier accounts yet': 'Noch keine Frachtführerkonten',
  'Connect a carrier first.': 'Verbinden Sie zuerst einen Frachtführer.',
  'Save carriers': 'Frachtführer speichern',
  "Can carry this customer's freight": 'Darf die Fracht dieses Kunden befördern',
  '{name} (off)': '{name} (aus)',
  "Customer's own accounts": 'Eigene Konten des Kunden',
  'Carrier account added': 'Frachtführerkonto angelegt',
  'New account': 'Neues Konto',
  'Add carrier account': 'Frachtführerkonto anlegen',
  'Simulated carrier: prices and consignments are not real.':
    'Simulierter Frachtführer: Preise und Sendungen sind nicht echt.',
  'Test connection': 'Verbindung prüfen',
  'Available services: {names}. Choose them under Services after you save the account.':
    'Verfügbare Dienste: {names}. Wählen Sie sie nach dem Speichern des Kontos unter „Dienste“.',
  '{count} services added': '{count} Dienste hinzugefügt',
  'Load services from carrier': 'Dienste vom Frachtführer laden',
  'Karrio server URL': 'URL des Karrio-Servers',
  'API key': 'API-Schlüssel',
  'API password': 'API-Passwort',
  'Server, if it is not the live one': 'Server, wenn es nicht der Live-Server ist',
  'Australia Post rejected the API key, password or account number.':
    'Australia Post hat API-Schlüssel, Passwort oder Kundennummer abgelehnt.',
  'Only freight within Australia can be sent by this account.':
    'Über dieses Konto kann nur Fracht innerhalb Australiens versandt werden.',
  'Not shown again after you save it.': 'Wird nach dem Speichern nicht mehr angezeigt.',
  'Connections to use, separated by commas': 'Zu verwendende Verbindungen, durch Kommas getrennt',
  'Tax included in its prices (%)': 'In den Preisen enthaltene Steuer (%)',
  'Karrio rejected the API key.': 'Karrio hat den API-Schlüssel abgelehnt.',
  "The carrier didn't respond in time.": 'Der Frachtführer hat nicht rechtzeitig geantwortet.',
  'Karrio returned no price.': 'Karrio hat keinen Preis geliefert.',
  "The carrier doesn't provide prices.": 'Der Frachtführer liefert keine Preise.',
  'None of its services is offered yet.': 'Es wird noch keiner seiner Dienste angeboten.',
  'No carrier is connected to it yet.': 'Dort ist noch kein Frachtführer verbunden.',
  'The credentials of this account can no longer be read. Please enter them again.':
    'Die Zugangsdaten dieses Kontos sind nicht mehr lesbar. Bitte geben Sie sie neu ein.',
  'No carrier label yet': 'Noch kein Etikett vom Frachtführer',

  'Carrier requests': 'Anfragen an den Frachtführer',

  "Requests about bookings and the carrier's responses appear here.":
    'Hier erscheinen Anfragen zu Buchungen und die Antworten des Frachtführers.',
  Cancellation: 'Stornierung',
  Attempt: 'Versuch',
  Requests: 'Anfragen',
  'Bookings waiting for a number: {count}': 'Buchungen ohne Nummer: {count}',
  Show: 'Anzeigen',
  '{name} (simulated)': '{name} (simuliert)',
  Guests: 'Gäste',
  PAYG: 'Ohne Vertrag',
  Set: 'Gesetzt',
  'Offered by this account': 'Von diesem Konto angeboten',
  'Can be booked': 'Buchbar',
  'Added to another service': 'Kommt zu einem anderen Dienst hinzu',
  'damaged, refused': 'beschädigt, verweigert',
  'Own fleet': 'Eigene Flotte',
  'Manual carrier': 'Manueller Frachtführer',
  'Cost center enabled': 'Kostenstellen aktiviert',
  'Leave by default': 'Abstellen standardmäßig erlaubt',
  'Notify by default': 'Standardmäßig benachrichtigen',
  'Reference enabled': 'Referenzen aktiviert',
  'Filter requests': 'Anfragen filtern',
  'All requests': 'Alle Anfragen',

  'No requests in the last month': 'Keine Anfragen im letzten Monat',
  'Requests and responses are kept here for a month.':
    'Anfragen und Antworten bleiben hier einen Monat gespeichert.',
  Purpose: 'Zweck',
  Prices: 'Preise',
  'Connection test': 'Verbindungstest',
  '{seconds} s': '{seconds} s',
  "The data exchanged is in the booking's log.":
    'Die ausgetauschten Daten stehen im Protokoll der Buchung.',
  'Last request': 'Letzte Anfrage',
  'Failed {at}': 'Fehler {at}',

  '{answered} of the last {count} requests succeeded':
    '{answered} der letzten {count} Anfragen waren erfolgreich',
  'median {half}, 95th percentile {most}': 'Median {half}, 95. Perzentil {most}',
  '{count, plural, one {# price} other {# prices}}':
    '{count, plural, one {# Preis} other {# Preise}}',
  '{count, plural, one {# event} other {# events}}':
    '{count, plural, one {# Ereignis} other {# Ereignisse}}',
  '{count, plural, =0 {No customer} one {# customer} other {# customers}} added':
    '{count, plural, =0 {Kein Kunde} one {# Kunde} other {# Kunden}} hinzugefügt',
  'Add all account customers': 'Alle Rechnungskunden hinzufügen',
  'Add all': 'Alle hinzufügen',
  'Carry the freight of all account customers?': 'Die Fracht aller Rechnungskunden befördern?',
  'They keep their other carriers. New customers are not added later.':
    'Ihre anderen Frachtführer bleiben. Neue Kunden kommen später nicht dazu.',
};
