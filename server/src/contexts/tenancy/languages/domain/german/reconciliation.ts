import type { reconciliationTexts } from '@waybill/contract/tenancy/texts/reconciliation';

export const reconciliationGerman: Readonly<Record<(typeof reconciliationTexts)[number], string>> =
  {
    'File preview': 'Dateivorschau',
    'Import settings': 'Importeinstellungen',
    'Import invoice': 'Rechnung importieren',
    'Invoice number': 'Rechnungsnummer',
    'Total before tax': 'Summe vor Steuern',
    'As stated on the invoice. It is checked against the lines.':
      'Wie auf der Rechnung angegeben. Die Summe wird mit den Positionen verglichen.',
    '{rows}, {sum} in total': '{rows}, insgesamt {sum}',
    '{rows}. Rows with invalid amounts will be rejected':
      '{rows}. Zeilen mit ungültigen Beträgen werden abgelehnt',
    'First rows of {originalName}': 'Erste Zeilen von {originalName}',
    'Service name': 'Name des Service',
    'Charged weight (kg)': 'Berechnetes Gewicht (kg)',
    'Charged volume (m³)': 'Berechnetes Volumen (m³)',
    'Amount before tax': 'Betrag vor Steuern',
    Reconciliation: 'Rechnungsprüfung',
    'Import carrier invoice': 'Rechnung eines Frachtführers importieren',
    Tolerances: 'Toleranzen',
    'Recharges to invoice': 'Abzurechnende Nachberechnungen',
    'E-mail to the carrier': 'E-Mail an den Frachtführer',
    'About the disputed lines': 'Über die beanstandeten Positionen',
    'No disputed lines': 'Keine beanstandeten Positionen',
    'Dispute a line first: select it and press d.':
      'Beanstanden Sie zuerst eine Position: Wählen Sie sie aus und drücken Sie d.',
    'The e-mail to the carrier is being sent': 'Die E-Mail an den Frachtführer wird gesendet',
    'Send e-mail': 'E-Mail senden',

    'Saved for this carrier.': 'Wird für diesen Frachtführer gespeichert.',
    'E-mails sent to the carrier': 'An den Frachtführer gesendete E-Mails',
    'To {to}': 'An {to}',
    "This couldn't be completed. The reason is shown behind this dialog. Please try again.":
      'Das konnte nicht ausgeführt werden. Der Grund steht hinter diesem Dialog. Bitte versuchen Sie es erneut.',
    'Recharge before tax': 'Nachberechnung vor Steuern',
    "Saved with the line. Customers don't see it.":
      'Wird bei der Position gespeichert. Kunden sehen es nicht.',
    'The calculated recharge is {usual}.': 'Die berechnete Nachberechnung beträgt {usual}.',
    'Approve amount': 'Betrag genehmigen',
    '{count} lines': '{count} Positionen',
    Why: 'Warum',
    'Quoted by carrier': 'Angebot des Frachtführers',
    'Carrier invoiced': 'Vom Frachtführer berechnet',
    'Difference inc. GST': 'Differenz inkl. GST',
    'Quoted to customer': 'Angebot an den Kunden',
    'Customer price at this charge': 'Kundenpreis bei diesen Kosten',
    'Recharge inc. GST': 'Nachberechnung inkl. GST',
    'Approved recharge': 'Genehmigte Nachberechnung',
    'Approved by': 'Genehmigt von',
    Measure: 'Messgröße',
    Declared: 'Angegeben',
    Scanned: 'Gescannt',
    'Row {row}: {serviceName}': 'Zeile {row}: {serviceName}',
    Dismiss: 'Ausblenden',
    'All lines on this page are decided.': 'Alle Positionen dieser Seite sind entschieden.',
    'Show remaining lines': 'Übrige Positionen anzeigen',
    'No lines': 'Keine Positionen',
    Absorbed: 'Selbst getragen',
    'Absorb…': 'Selbst tragen …',
    Disputed: 'Beanstandet',
    'Dispute…': 'Beanstanden …',
    next: 'nächste',
    approve: 'genehmigen',
    'other amount': 'anderer Betrag',
    absorb: 'selbst tragen',
    dispute: 'beanstanden',
    undo: 'rückgängig',
    'This line has not been decided yet.': 'Über diese Position ist noch nicht entschieden.',
    Absorb: 'Selbst tragen',
    'The carrier is paid and no customer is recharged.':
      'Der Frachtführer wird bezahlt, und keinem Kunden wird nachberechnet.',
    'Pass on': 'Weitergeben',
    'The carrier is paid and the customer is recharged on the next invoice.':
      'Der Frachtführer wird bezahlt, und dem Kunden wird auf der nächsten Rechnung nachberechnet.',
    Dispute: 'Beanstanden',
    'The line is not paid until the carrier has responded.':
      'Die Position wird nicht bezahlt, bis der Frachtführer geantwortet hat.',
    'Refuse as duplicate': 'Als doppelt ablehnen',
    'The line is not paid.': 'Die Position wird nicht bezahlt.',
    'Refuse as cancelled': 'Als storniert ablehnen',
    Difference: 'Differenz',
    Matched: 'Übereinstimmend',
    'Undo decision': 'Entscheidung rückgängig machen',
    'Approve different amount…': 'Anderen Betrag genehmigen …',
    'All lines': 'Alle Positionen',
    'To review': 'Zu prüfen',
    'Within tolerance': 'Innerhalb der Toleranz',
    "Carrier's invoice": 'Rechnung des Frachtführers',
    'CSV or Excel, up to 20 MB. The first row contains the column names.':
      'CSV oder Excel, bis 20 MB. Die erste Zeile enthält die Spaltennamen.',
    'Checking the file…': 'Die Datei wird geprüft …',
    "These will be added to the customers' next invoices.":
      'Sie werden auf die nächsten Rechnungen der Kunden gesetzt.',
    'Consignment or reference': 'Sendung oder Referenz',
    'Bookings with recharges': 'Buchungen mit Nachberechnungen',
    'Charges you pass on from carrier invoices appear here until they are invoiced.':
      'Was Sie von Rechnungen der Frachtführer weitergeben, erscheint hier, bis es abgerechnet ist.',
    somebody: 'jemand',
    '{fileName}, imported {time} by {by}.': '{fileName}, importiert {time} von {by}.',
    'Exported {time}: decisions made before then are final.':
      'Exportiert {time}: Vorher getroffene Entscheidungen sind endgültig.',
    'Delete it, correct the file and import it again.':
      'Löschen Sie sie, korrigieren Sie die Datei und importieren Sie sie erneut.',
    '{matching} lines approved': '{matching} Positionen genehmigt',
    'Approve {matching} matching lines': '{matching} übereinstimmende Positionen genehmigen',
    'Original file': 'Originaldatei',
    'Rows without a booking': 'Zeilen ohne Buchung',
    'Some of its lines are already approved.': 'Einige ihrer Positionen sind bereits genehmigt.',
    'Delete {invoiceNumber}?': '{invoiceNumber} löschen?',
    'Its lines are deleted. The file can be imported again.':
      'Ihre Positionen werden gelöscht. Die Datei kann erneut importiert werden.',
    'Delete invoice': 'Rechnung löschen',
    'Carrier, file or invoice number': 'Frachtführer, Datei oder Rechnungsnummer',
    'Carrier invoices': 'Rechnungen der Frachtführer',
    'Import your first carrier invoice': 'Importieren Sie die erste Rechnung eines Frachtführers',
    'Every line is compared with the quote. You decide on the differences.':
      'Jede Position wird mit dem Angebot verglichen. Über Abweichungen entscheiden Sie.',
    'A line matches within an amount or a share of the quote, whichever is larger.':
      'Eine Position stimmt überein, wenn ihre Abweichung innerhalb eines Betrags oder eines Prozentsatzes des Angebots liegt; der größere Wert gilt.',
    'Changes apply from the next import.': 'Änderungen gelten ab dem nächsten Import.',
    'Carrier account tolerances': 'Toleranzen der Frachtführerkonten',
    'Carrier accounts are added under Carriers.':
      'Frachtführerkonten werden unter „Frachtführer“ hinzugefügt.',
    '{amount} or {percent}': '{amount} oder {percent}',
    Above: 'Darüber',
    'Fuel above': 'Treibstoff darüber',
    'Fuel below': 'Treibstoff darunter',
    Adjusted: 'Angepasst',
    Default: 'Standard',
    'Reading row {rowsRead} of {rowCount}': 'Zeile {rowsRead} von {rowCount} wird gelesen',
    'Comparing row {rowsCompared} of {rowCount}':
      'Zeile {rowsCompared} von {rowCount} wird verglichen',
    'Importing the invoice': 'Die Rechnung wird importiert',
    'You can leave this page: the import continues, even after a restart.':
      'Sie können diese Seite verlassen: Der Import wird fortgesetzt, auch nach einem Neustart.',

    'Nothing left to review': 'Nichts mehr zu prüfen',
    'Show all lines': 'Alle Positionen anzeigen',
    'Undo all decisions…': 'Alle Entscheidungen rückgängig machen …',
    'None of these have been decided yet.': 'Über diese Positionen ist noch nicht entschieden.',

    'Undo all decisions for “{reason}”?': 'Alle Entscheidungen zu „{reason}“ rückgängig machen?',
    'The lines return to their original state and their recharges are withdrawn.':
      'Die Positionen erhalten wieder ihren ursprünglichen Zustand, und ihre Nachberechnungen entfallen.',
    'Anything already exported or invoiced is not changed.':
      'Bereits Exportiertes oder Abgerechnetes bleibt unverändert.',
    Revert: 'Rückgängig machen',

    '{verb}: all lines with “{reason}”': '{verb}: alle Positionen mit „{reason}“',
    'Lines already decided are not changed.':
      'Bereits entschiedene Positionen bleiben unverändert.',
    "Saved with every line. Customers don't see it.":
      'Wird bei jeder Position gespeichert. Kunden sehen es nicht.',
    'Differences by reason': 'Differenzen nach Grund',
    '{verb}: all {waiting}…': '{verb}: alle {waiting} …',
    'All of these are already decided.': 'Über alle diese Positionen ist bereits entschieden.',
    'Difference by reason': 'Differenz nach Grund',
    'Carrier above quote': 'Frachtführer über Angebot',
    'Recharge to customers': 'Nachberechnung an Kunden',
    'Everything matches the quote.': 'Alles stimmt mit dem Angebot überein.',
    'Above the quote': 'Über dem Angebot',
    'Below the quote': 'Unter dem Angebot',
    'Fuel above the quote': 'Treibstoff über dem Angebot',
    'Fuel below the quote': 'Treibstoff unter dem Angebot',
    'Tolerance saved': 'Toleranz gespeichert',
    'Save tolerance': 'Toleranz speichern',
    '{matched} of {lines} lines match': '{matched} von {lines} Positionen stimmen überein',
    'Approved for payment': 'Zur Zahlung genehmigt',
    Recharged: 'Nachberechnet',
    'before tax': 'vor Steuern',
    'including matching lines': 'einschließlich übereinstimmender Positionen',
    'to the carrier, before tax': 'an den Frachtführer, vor Steuer',
    'to customers, before tax': 'an Kunden, vor Steuer',
    Importing: 'Wird importiert',
    'Partly decided': 'Teilweise entschieden',
    Matches: 'Stimmt überein',
    Under: 'Darunter',
    'Not quoted': 'Nicht angeboten',
    'Passed on': 'Weitergegeben',
    'Zone or rate': 'Zone oder Satz',
    'Cancelled booking': 'Stornierte Buchung',
    'No booking': 'Keine Buchung',
    'Another carrier': 'Anderer Frachtführer',
    'Booked with': 'Gebucht bei',
    'Override {line}': '{line} anders entscheiden',
    'This line has already been approved.': 'Diese Position ist bereits genehmigt.',
    'This decision has already been made for the line.':
      'Diese Entscheidung wurde für die Position bereits getroffen.',
    'There is no customer to pass this on to.':
      'Es gibt keinen Kunden, an den dies weitergegeben werden kann.',
    'Columns of separate charges': 'Spalten mit einzelnen Gebühren',
    'Such as a fuel levy: compared with its own quoted charge, not with the whole cost.':
      'Zum Beispiel Treibstoffzuschlag oder Hebebühne. Jede wird mit ihrer eigenen angebotenen Gebühr verglichen; ohne sie wird der Betrag mit den gesamten angebotenen Kosten verglichen.',
    '{number} linked': '{number} verknüpft',
    'The consignment of the carrier’s invoice is linked to this booking':
      'Die Sendung der Frachtführer-Rechnung ist mit dieser Buchung verknüpft',
    'The consignment of the carrier’s invoice was not linked':
      'Die Sendung der Frachtführer-Rechnung wurde nicht verknüpft',
    'Link {number} to a booking': '{number} mit einer Buchung verknüpfen',
    'The charges are compared with the booking you choose.':
      'Die Gebühren werden mit der gewählten Buchung verglichen.',
    'Choose a booking': 'Buchung wählen',
    'No booking of this carrier found': 'Keine Buchung dieses Frachtführers gefunden',
    'Not booked yet?': 'Noch nicht gebucht?',
    'Create a booking': 'Buchung anlegen',
    Link: 'Verknüpfen',
    'Link to a booking…': 'Mit einer Buchung verknüpfen …',
    'Undo the decisions on this consignment first.':
      'Machen Sie zuerst die Entscheidungen zu dieser Sendung rückgängig.',
    'Compared with the whole quoted cost': 'Verglichen mit den gesamten angebotenen Kosten',
    'Compared with the quoted charge': 'Verglichen mit der angebotenen Gebühr',
    'whole cost': 'Gesamtkosten',
    'Whole quoted cost': 'Gesamte angebotene Kosten',
    'Quoted charge': 'Angebotene Gebühr',
    'This consignment is already linked to a booking.':
      'Diese Sendung ist bereits mit einer Buchung verknüpft.',
    'The booking was booked with another carrier.':
      'Die Buchung wurde bei einem anderen Frachtführer gebucht.',
    'This invoice already charges the booking under another consignment number.':
      'Diese Rechnung berechnet die Buchung bereits unter einer anderen Sendungsnummer.',
    'This consignment can no longer be linked to a booking.':
      'Diese Sendung kann nicht mehr mit einer Buchung verknüpft werden.',
    'The column “{head}” is chosen twice': 'Die Spalte „{head}“ ist doppelt gewählt',
    '{resolved, plural, one {# line} other {# lines}} decided':
      '{resolved, plural, one {# Position} other {# Positionen}} entschieden',
    '{undone, plural, one {# decision} other {# decisions}} undone':
      '{undone, plural, one {# Entscheidung} other {# Entscheidungen}} rückgängig gemacht',
    '{disputed, plural, one {# line} other {# lines}}, invoiced at {amount}.':
      '{disputed, plural, one {# Position} other {# Positionen}}, berechnet mit {amount}.',
  };
