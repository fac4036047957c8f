import type { paymentsTexts } from '@waybill/contract/tenancy/texts/payments';

export const paymentsGerman: Readonly<Record<(typeof paymentsTexts)[number], string>> = {
  'Open the invoice you want to pay.': 'Öffnen Sie die Rechnung, die Sie zahlen möchten.',
  'Simulated: no card is charged': 'Simuliert: Es wird keine Karte belastet',
  'No card processor is connected. The payment is recorded as if a processor had approved it.':
    'Es ist kein Zahlungsdienst verbunden. Die Zahlung wird verbucht, als hätte ein Zahlungsdienst sie genehmigt.',
  'A payment for this invoice is being processed':
    'Eine Zahlung für diese Rechnung wird verarbeitet',
  "Please don't pay again until the invoice shows the result.":
    'Bitte zahlen Sie nicht erneut, bis die Rechnung das Ergebnis zeigt.',
  'Card payments are not set up': 'Kartenzahlungen sind nicht eingerichtet',
  'Pay by bank transfer and quote the invoice number.':
    'Zahlen Sie per Überweisung und geben Sie die Rechnungsnummer an.',
  Reversed: 'Zurückgenommen',
  'Reverse payment': 'Zahlung zurücknehmen',
  'Invoices paid by this payment': 'Mit dieser Zahlung bezahlte Rechnungen',
  'This payment has already been reversed.': 'Diese Zahlung wurde bereits zurückgenommen.',
  'Part of this payment was refunded to the customer.':
    'Ein Teil dieser Zahlung wurde dem Kunden erstattet.',
  "Approved credit can't be reversed; it can only be unallocated from invoices.":
    'Genehmigte Gutschriften lassen sich nicht zurücknehmen; nur ihre Zuordnung zu Rechnungen kann aufgehoben werden.',
  'On account': 'Auf dem Konto',
  'Number, note or customer': 'Nummer, Notiz oder Kunde',
  'No payments yet': 'Noch keine Zahlungen',
  'Record the first payment': 'Erste Zahlung erfassen',
  'Payments and the invoices they paid appear here.':
    'Hier erscheinen Zahlungen und die damit bezahlten Rechnungen.',
  'Awaiting payment': 'Zahlung ausstehend',
  'No remittance advices yet': 'Noch keine Zahlungsavise',
  'A remittance advice announces which invoices a payment is for, before it arrives.':
    'Ein Zahlungsavis kündigt an, für welche Rechnungen eine Zahlung bestimmt ist, bevor sie eingeht.',
  'Send to customer by e-mail': 'Per E-Mail an den Kunden senden',
  'This customer has no e-mail address.': 'Dieser Kunde hat keine E-Mail-Adresse.',
  'The statement appears here.': 'Hier erscheint der Kontoauszug.',
  Remittances: 'Zahlungsavise',
  Journals: 'Journale',
  'Payment for {invoiceNumber}': 'Zahlung für {invoiceNumber}',
  "The amount can't be negative": 'Der Betrag darf nicht negativ sein',
  'Enter the amount first.': 'Geben Sie zuerst den Betrag ein.',
  'Oldest first': 'Älteste zuerst',
  'No combination of invoices adds up to this amount.':
    'Keine Kombination von Rechnungen ergibt diesen Betrag.',
  'Exact match': 'Genaue Übereinstimmung',
  'As in remittance advice': 'Wie im Zahlungsavis',
  'Enter an amount for at least one invoice.':
    'Geben Sie für mindestens eine Rechnung einen Betrag ein.',
  'Only {left} is available on account.': 'Auf dem Konto sind nur {left} verfügbar.',
  'Allocated to invoices': 'Rechnungen zugeordnet',
  '{left} on account': '{left} auf dem Konto',
  '{displayName} has no other open invoices.':
    '{displayName} hat keine weiteren offenen Rechnungen.',
  'Allocate to invoices': 'Rechnungen zuordnen',
  'Unallocate from {invoiceNumber}': 'Zuordnung zu {invoiceNumber} aufheben',
  'Bank reference': 'Bankreferenz',
  Remittance: 'Zahlungsavis',
  'Reversed by': 'Zurückgenommen von',
  'Payment recorded': 'Zahlung erfasst',
  'As shown on the bank statement.': 'Wie auf dem Bankauszug angegeben.',
  'Payment number': 'Zahlungsnummer',
  'Leave blank to use the next number.': 'Leer lassen, um die nächste Nummer zu verwenden.',
  'Remittance advice': 'Zahlungsavis',
  'No open remittance advices': 'Keine offenen Zahlungsavise',
  'Choose a customer first.': 'Wählen Sie zuerst einen Kunden.',
  'Nothing is owing. The payment remains on account.':
    'Es ist nichts offen. Die Zahlung bleibt auf dem Konto.',
  'The allocated amount is higher than the payment.':
    'Der zugeordnete Betrag ist höher als die Zahlung.',
  'Allocate the full amount, or leave the rest on account.':
    'Ordnen Sie den vollen Betrag zu, oder lassen Sie den Rest auf dem Konto.',
  'The open invoices are still loading. Please try again in a moment.':
    'Die offenen Rechnungen werden noch geladen. Bitte versuchen Sie es gleich noch einmal.',
  'Open payment': 'Zahlung öffnen',
  'Paid invoices': 'Bezahlte Rechnungen',
  'None yet.': 'Noch keine.',
  Remaining: 'Restbetrag',
  'The allocated amount is {money} higher than the payment.':
    'Der zugeordnete Betrag ist um {money} höher als die Zahlung.',
  "Leave {remaining} on the customer's account": '{remaining} auf dem Konto des Kunden lassen',
  'Refund to card': 'Auf Karte erstatten',
  'Record only': 'Nur verbuchen',
  "{displayName} will owe {paid} again on the invoices it paid. This can't be undone.":
    '{displayName} schuldet wieder {paid} auf den damit bezahlten Rechnungen. Das kann nicht rückgängig gemacht werden.',
  'Unallocate {number} from {invoiceNumber}?':
    'Zuordnung von {number} zu {invoiceNumber} aufheben?',
  'Reverse payment {number}?': 'Zahlung {number} zurücknehmen?',
  '{paidAmount} is owed on the invoice again and stays on account for {displayName}.':
    '{paidAmount} ist auf der Rechnung wieder offen und bleibt als Guthaben von {displayName} stehen.',
  'Visible to everyone who can view finance.': 'Für alle sichtbar, die Finanzen anzeigen dürfen.',
  'Unallocate payment': 'Zuordnung aufheben',
  'Keep unchanged': 'Unverändert lassen',
  'Payment unallocated from the invoice': 'Zuordnung zur Rechnung aufgehoben',
  'Payment reversed': 'Zahlung zurückgenommen',
  'Refund method': 'Art der Erstattung',
  'The simulated processor refunds {paid}. The reversal is recorded after that.':
    'Der simulierte Zahlungsdienst erstattet {paid}. Danach wird die Rücknahme verbucht.',
  'The card processor refunds {paid}. The reversal is recorded after that.':
    'Der Kartendienst erstattet {paid}. Danach wird die Rücknahme verbucht.',
  'For money that the bank took back or that was returned another way.':
    'Für Geld, das die Bank zurückgebucht hat oder das auf anderem Weg zurückgegangen ist.',
  Allocated: 'Zugeteilt',
  'Enter how much you will pay on which invoice.':
    'Geben Sie an, welchen Betrag Sie auf welche Rechnung zahlen.',
  'Remittance advice created': 'Zahlungsavis angelegt',
  'Create remittance advice': 'Zahlungsavis anlegen',
  'Payment date': 'Zahlungsdatum',
  'Invoices covered': 'Enthaltene Rechnungen',
  'Nothing is owing.': 'Nichts ist offen.',
  'Nothing is overdue.': 'Es ist nichts überfällig.',
  Advised: 'Angekündigt',
  'Cancelled by': 'Storniert von',
  'Convert to payment': 'In Zahlung umwandeln',
  'Cancel remittance advice {remittanceNumber}?': 'Zahlungsavis {remittanceNumber} stornieren?',
  'It remains in the list with your reason and can no longer be used for a payment.':
    'Es bleibt mit Ihrem Grund in der Liste und kann nicht mehr für eine Zahlung verwendet werden.',
  'Cancel remittance advice': 'Zahlungsavis stornieren',
  'Remittance advice cancelled': 'Zahlungsavis storniert',
  'Partly paid': 'Teilbezahlt',
  Transactions: 'Vorgänge',
  Charges: 'Belastungen',
  'Opening balance': 'Anfangssaldo',
  'Closing balance': 'Endsaldo',
  'Send the statement to {email}?': 'Kontoauszug an {email} senden?',
  '{fromDate} to {toDate}, closing balance {closingBalance}. The e-mail links to it.':
    '{fromDate} bis {toDate}, Endsaldo {closingBalance}. Die E-Mail enthält einen Link darauf.',
  'The statement is being sent to {sentTo}': 'Der Kontoauszug wird an {sentTo} gesendet',
  'Bank transfer': 'Überweisung',
  Cash: 'Bar',
  Cheque: 'Scheck',
  'Direct debit': 'Lastschrift',
  'Additional service': 'Zusatzleistung',
  'Applied to invoices': 'Mit Rechnungen verrechnet',
  'Kept on account': 'Auf dem Konto belassen',
  Current: 'Nicht fällig',
  '1–30 days': '1–30 Tage',
  '31–60 days': '31–60 Tage',
  '61–90 days': '61–90 Tage',
  'Over 90 days': 'Über 90 Tage',
  '{done} of {of} invoices': '{done} von {of} Rechnungen',
  'At most {most} invoices at a time.': 'Höchstens {most} Rechnungen auf einmal.',
  'Send {invoiceNumber}?': '{invoiceNumber} senden?',
  'Send {count} invoices?': '{count} Rechnungen senden?',
  'Each customer gets an e-mail with the invoice as PDF.':
    'Jeder Kunde erhält eine E-Mail mit seiner Rechnung als PDF.',
  'Send invoices': 'Rechnungen senden',
  'Void {count} invoices?': '{count} Rechnungen stornieren?',
  "The bookings can be invoiced again. This can't be undone.":
    'Die Buchungen können erneut abgerechnet werden. Das kann nicht rückgängig gemacht werden.',
  'Invoice {id}': 'Rechnung {id}',
  'Invoices {day}': 'Rechnungen {day}',
  'Address, document or reason': 'Adresse, Dokument oder Grund',
  'Select invoices of one customer only: a payment comes from a single customer.':
    'Wählen Sie nur Rechnungen eines Kunden: Eine Zahlung stammt immer von einem einzigen Kunden.',
  "Left out because this payment can't pay them: {numbers}":
    'Ausgelassen, weil diese Zahlung sie nicht begleichen kann: {numbers}',
  '{displayName} gets an e-mail with the invoice as PDF at {address}.':
    '{displayName} erhält eine E-Mail mit der Rechnung als PDF an {address}.',
  'Send invoice': 'Rechnung senden',
  'Sent to {address}': 'Gesendet an {address}',
  'View progress': 'Fortschritt anzeigen',
  'The last billing run issued no invoices':
    'Der letzte Abrechnungslauf hat keine Rechnung ausgestellt',
};
