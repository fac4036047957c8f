import type { claimsTexts } from '@waybill/contract/tenancy/texts/claims';

export const claimsGerman: Readonly<Record<(typeof claimsTexts)[number], string>> = {
  Claims: 'Schadensmeldungen',
  'Lost freight': 'Fracht verloren',
  'Damaged freight': 'Fracht beschädigt',
  'Late delivery': 'Verspätete Lieferung',
  'Accepted in part': 'Teilweise anerkannt',
  Declined: 'Abgelehnt',
  'Claimed inc. GST': 'Gefordert inkl. GST',
  'Accepted inc. GST': 'Anerkannt inkl. GST',
  Lodged: 'Gemeldet',
  'Consignment or customer': 'Sendung oder Kunde',
  'No claims yet': 'Noch keine Schadensmeldungen',
  'Lodge a claim from the booking’s page.': 'Melden Sie einen Schaden auf der Seite der Buchung.',
  'Lodge claim': 'Schaden melden',
  'Nothing has been claimed for this booking.': 'Für diese Buchung wurde nichts gemeldet.',
  'Claim lodged': 'Schaden gemeldet',
  'Amount claimed inc. GST': 'Geforderter Betrag inkl. GST',
  'Please enter an amount': 'Bitte geben Sie einen Betrag ein',
  'Enter an amount above 0': 'Geben Sie einen Betrag über 0 ein',
  'Add photos on the next page.': 'Fotos fügen Sie auf der nächsten Seite hinzu.',
  'Describe what happened': 'Beschreiben Sie, was passiert ist',
  'Decide claim': 'Über Schaden entscheiden',
  '{amount} is claimed. Enter less to accept a part, or 0 to decline.':
    'Gefordert sind {amount}. Geben Sie weniger ein, um einen Teil anzuerkennen, oder 0, um abzulehnen.',
  'Amount accepted inc. GST': 'Anerkannter Betrag inkl. GST',
  'Enter 0 or more': 'Geben Sie 0 oder mehr ein',
  'Reply to the customer': 'Antwort an den Kunden',
  Reply: 'Antwort',
  Decide: 'Entscheiden',
  'Claim for {consignment}': 'Schadensmeldung zu {consignment}',
  'The booking is not invoiced yet. Adjust its price instead.':
    'Die Buchung ist noch nicht berechnet. Ändern Sie stattdessen ihren Preis.',
  'We could not find this claim.': 'Wir konnten diese Schadensmeldung nicht finden.',
  'A claim requires a booking that has a customer and has not been cancelled.':
    'Ein Schaden braucht eine Buchung mit Kunde, die gebucht und nicht storniert ist.',
  'A claim of this kind is already open for this booking.':
    'Für diese Buchung ist ein solcher Schaden schon offen.',
  'This claim has already been decided.': 'Über diesen Schaden wurde schon entschieden.',
  'No more than the claimed amount can be accepted.':
    'Es kann nicht mehr als gefordert anerkannt werden.',
};
