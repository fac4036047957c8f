import type { refusalsTexts } from '@waybill/contract/tenancy/texts/refusals';

export const refusalsGerman: Readonly<Record<(typeof refusalsTexts)[number], string>> = {
  'Please sign in again.': 'Bitte melden Sie sich erneut an.',
  'The server sent an unexpected response. Please reload the page.':
    'Der Server hat eine unerwartete Antwort gesendet. Bitte laden Sie die Seite neu.',
  'Something went wrong on our side. Please try again.':
    'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es erneut.',
  'Your request is not valid!': 'Die Anfrage ist ungültig. Bitte prüfen Sie Ihre Eingaben.',
  'A tenantId is required for this method': 'Für diesen Aufruf ist eine tenantId erforderlich',
  'Current user did not login to the application!':
    'Sie sind nicht angemeldet. Bitte melden Sie sich an.',
  'Required permissions are not granted.': 'Ihnen fehlt die erforderliche Berechtigung.',
  'This assistant may only read. Its user allows writing in its settings.':
    'Dieser Assistent darf nur lesen. Schreiben erlaubt ihm, wer ihn einrichtet.',
  'The token belongs to another tenant.': 'Das Token gehört zu einem anderen Mandanten.',
  'The tenant is not active': 'Der Mandant ist nicht aktiv',
  'We could not find this.': 'Wir konnten das nicht finden.',
  'This Idempotency-Key has already been used for a different request.':
    'Dieser Idempotency-Key wurde bereits für eine andere Anfrage verwendet.',
  'A request with this Idempotency-Key is still in progress.':
    'Eine Anfrage mit diesem Idempotency-Key wird noch verarbeitet.',
  'Somebody else changed this meanwhile.': 'Jemand anderes hat dies inzwischen geändert.',
  'This file is too large.': 'Diese Datei ist zu groß.',
  'The service is busy. Please try again in a moment.':
    'Der Dienst ist ausgelastet. Bitte versuchen Sie es gleich erneut.',
  'We could not find this booking.': 'Wir konnten diese Buchung nicht finden.',
  'The GS1 company prefix has no codes left. Please enter another one.':
    'Für das GS1-Präfix sind keine Nummern mehr frei. Bitte geben Sie ein anderes ein.',
  'We could not find this import.': 'Wir konnten diesen Import nicht finden.',
  'This quote can no longer be accepted. Please ask the person who sent it.':
    'Dieses Angebot kann nicht mehr angenommen werden. Bitte fragen Sie die Person, die es gesendet hat.',
  'This quote is no longer available. Please ask the person who sent it.':
    'Dieses Angebot ist nicht mehr verfügbar. Bitte wenden Sie sich an die Person, die es gesendet hat.',
  'Only a quote that has a price can be sent.': 'Nur ein Angebot mit Preis kann gesendet werden.',
  "These bookings can't be combined: their places, services, days or options differ.":
    'Diese Buchungen lassen sich nicht zusammenlegen: Orte, Services, Tage oder Optionen unterscheiden sich.',
  'We could not find this batch.': 'Wir konnten diesen Stapel nicht finden.',
  'We could not find this entry.': 'Wir konnten diesen Eintrag nicht finden.',
  'This document is no longer available. Please request it again.':
    'Dieses Dokument ist nicht mehr verfügbar. Bitte fordern Sie es erneut an.',
  'We could not find a consignment with this number and postcode.':
    'Wir konnten keine Sendung mit dieser Nummer und Postleitzahl finden.',
  'We could not find this customer.': 'Wir konnten diesen Kunden nicht finden.',
  "This customer can't book at the moment.": 'Dieser Kunde kann zurzeit nicht buchen.',
  'Credit limit exceeded': 'Kreditlimit überschritten',
  'This customer is not allowed to send dangerous goods.':
    'Dieser Kunde darf kein Gefahrgut versenden.',
  'There is no price for this service.': 'Für diesen Service gibt es keinen Preis.',
  'The carrier rejected the booking.': 'Der Frachtführer hat die Buchung abgelehnt.',
  'This quote is already booked.': 'Dieses Angebot ist bereits gebucht.',
  'The booking can no longer be edited': 'Die Buchung kann nicht mehr bearbeitet werden',
  'The manifest is closed: only names, phone numbers and references can be changed.':
    'Das Manifest ist geschlossen: Nur Namen, Telefonnummern und Referenzen können geändert werden.',
  'The booking has already been booked': 'Die Buchung ist bereits gebucht',
  'The booking can no longer be cancelled': 'Die Buchung kann nicht mehr storniert werden',
  'Only bookings that were never sent can be deleted':
    'Nur Buchungen, die nie übermittelt wurden, können gelöscht werden',
  'The status of this booking cannot be corrected':
    'Der Status dieser Buchung kann nicht korrigiert werden',
  'This consignment number is already in use.': 'Diese Sendungsnummer ist bereits vergeben.',
  'Enter a note when you correct the status.':
    'Geben Sie eine Notiz ein, wenn Sie den Status korrigieren.',
  'This is not available as a bulk action': 'Das ist nicht für mehrere auf einmal möglich',
  "This customer doesn't have that product": 'Dieser Kunde hat dieses Produkt nicht',
  'A card is required': 'Eine Karte ist erforderlich',
  'We could not find this carrier account.': 'Wir konnten dieses Frachtführerkonto nicht finden.',
  'We could not find this carrier.': 'Wir konnten diesen Frachtführer nicht finden.',
  'Another carrier account already has this code.':
    'Ein anderes Frachtführerkonto hat bereits diesen Code.',
  'The carrier is not responding. Please try again.':
    'Der Frachtführer antwortet nicht. Bitte versuchen Sie es erneut.',
  'Your account is not linked to a customer.': 'Ihr Konto ist keinem Kunden zugeordnet.',
  'Another customer already has this code.': 'Ein anderer Kunde hat bereits diesen Code.',
  'We could not find this organization unit.':
    'Wir konnten diese Organisationseinheit nicht finden.',
  'Self-registration is not available. Please contact us to get an account.':
    'Selbstregistrierung ist nicht möglich. Bitte wenden Sie sich an uns.',
  'This customer has open bookings or unpaid invoices and cannot be deleted.':
    'Dieser Kunde hat offene Buchungen oder unbezahlte Rechnungen und lässt sich nicht löschen.',
  'We could not find this address.': 'Wir konnten diese Adresse nicht finden.',
  'We could not find this product.': 'Wir konnten diese Ware nicht finden.',
  'Another product already has this code.': 'Ein anderes Produkt hat bereits diesen Code.',
  'We could not find this cost center.': 'Wir konnten diese Kostenstelle nicht finden.',
  'Another cost center already has this code.': 'Eine andere Kostenstelle hat bereits diesen Code.',
  'We could not find this shop.': 'Wir konnten diesen Shop nicht finden.',
  'Another shop already has this key.': 'Ein anderer Shop hat bereits diesen Schlüssel.',
  'We could not find this reference.': 'Wir konnten diese Referenz nicht finden.',
  'Another reference already has this name.': 'Eine andere Referenz hat bereits diesen Namen.',
  'We could not find this invoice.': 'Wir konnten diese Rechnung nicht finden.',
  'This invoice can no longer be voided.': 'Diese Rechnung lässt sich nicht mehr stornieren.',
  'This invoice has already been issued.': 'Diese Rechnung wurde bereits ausgestellt.',
  'The invoice is missing details that a tax invoice requires.':
    'Der Rechnung fehlen Pflichtangaben.',
  'This customer has no e-mail address. Add one to its details.':
    'Dieser Kunde hat keine E-Mail-Adresse. Ergänzen Sie sie in den Kundendaten.',
  'A payment with this reference number already exists.':
    'Eine Zahlung mit dieser Referenznummer gibt es bereits.',
  "The payment can't be allocated this way.": 'Die Zahlung kann so nicht zugeordnet werden.',
  'We could not find this payment.': 'Wir konnten diese Zahlung nicht finden.',
  'This payment can no longer be reversed.': 'Diese Zahlung lässt sich nicht mehr zurücknehmen.',
  'We could not find this credit note.': 'Wir konnten diese Gutschrift nicht finden.',
  "This invoice can't be credited.": 'Zu dieser Rechnung ist keine Gutschrift möglich.',
  'This credit note has already been decided.': 'Über diese Gutschrift wurde bereits entschieden.',
  'We could not find this billing run.': 'Diesen Abrechnungslauf konnten wir nicht finden.',
  'We could not find one of these bookings or later charges.':
    'Eine dieser Buchungen oder späteren Kosten konnten wir nicht finden.',
  'Another billing run is in progress. Please wait until it has finished.':
    'Ein anderer Abrechnungslauf läuft gerade. Bitte warten Sie, bis er beendet ist.',
  'This credit note has already been settled.': 'Diese Gutschrift wurde bereits verwendet.',
  'We could not find this fee.': 'Wir konnten diese Gebühr nicht finden.',
  'A fee with this name already exists.': 'Eine Gebühr mit diesem Namen gibt es bereits.',
  'The card was declined. Nothing was charged.':
    'Die Karte wurde abgelehnt. Nichts wurde abgebucht.',
  "The payment is being processed. Please don't pay again; we keep checking the result.":
    'Die Zahlung wird verarbeitet. Bitte zahlen Sie nicht erneut; wir prüfen weiter.',
  "The refund is being processed. Please don't repeat it; we keep checking the result.":
    'Die Erstattung wird verarbeitet. Bitte nicht wiederholen; wir prüfen weiter.',
  'The card processor rejected the refund. Nothing was recorded.':
    'Der Zahlungsdienst hat die Erstattung abgelehnt. Es wurde nichts verbucht.',
  'This payment is being refunded to the card.':
    'Diese Zahlung wird gerade auf die Karte erstattet.',
  'No card payment covers this amount. Refund it by bank transfer instead.':
    'Keine Kartenzahlung deckt diesen Betrag. Erstatten Sie ihn per Überweisung.',
  'Card payments are not set up.': 'Kartenzahlungen sind nicht eingerichtet.',
  'We could not find this remittance advice.': 'Wir konnten dieses Zahlungsavis nicht finden.',
  'Only an unpaid remittance advice can be cancelled.':
    'Nur ein unbezahltes Zahlungsavis kann storniert werden.',
  'This document has expired. Please request it again.':
    'Dieses Dokument ist abgelaufen. Bitte fordern Sie es erneut an.',
  'The allocated amount is higher than the payment':
    'Der zugeordnete Betrag ist höher als die Zahlung',
  'The lines do not add up to the amount': 'Die Positionen ergeben nicht den Betrag',
  'The amount must be above 0': 'Der Betrag muss größer als 0 sein',
  'This line is not on the invoice': 'Diese Position steht nicht auf der Rechnung',
  'This line is listed twice': 'Diese Position ist doppelt aufgeführt',
  'An amount is required': 'Ein Betrag ist erforderlich',
  'A package type is required': 'Eine Verpackungsart ist erforderlich',
  'At least one item is required': 'Mindestens eine Position ist erforderlich',
  'A rate must be 0 or more': 'Ein Satz muss mindestens 0 sein',
  'A rate can have up to four decimals': 'Ein Satz darf höchstens vier Nachkommastellen haben',
  'At least one rate is required': 'Mindestens ein Satz ist erforderlich',
  'Each rate needs a unique position': 'Jeder Satz braucht eine eigene Position',
  'Each tier must start above the previous one': 'Jede Stufe muss über der vorherigen beginnen',
  'The minimum must be 0 or more': 'Das Minimum muss mindestens 0 sein',
  'An amount can have up to two decimals': 'Ein Betrag darf höchstens zwei Nachkommastellen haben',
  'An amount must be above 0': 'Ein Betrag muss größer als 0 sein',
  'We could not find this driver.': 'Wir konnten diesen Fahrer nicht finden.',
  'This person is already a driver.': 'Diese Person ist bereits Fahrer.',
  'We could not find this vehicle.': 'Wir konnten dieses Fahrzeug nicht finden.',
  'Another vehicle already has this registration number.':
    'Ein anderes Fahrzeug hat bereits dieses Kennzeichen.',
  'This invitation is no longer valid. Please ask for a new one.':
    'Diese Einladung ist nicht mehr gültig. Bitte fordern Sie eine neue an.',
  'New drivers need an invitation. Please ask dispatch for one.':
    'Neue Fahrer brauchen eine Einladung. Bitte fordern Sie eine bei der Disposition an.',
  'At least 8 characters': 'Mindestens 8 Zeichen',
  'Include at least one digit': 'Verwenden Sie mindestens eine Ziffer',
  'Include at least one lower-case letter': 'Verwenden Sie mindestens einen Kleinbuchstaben',
  'Include at least one upper-case letter': 'Verwenden Sie mindestens einen Großbuchstaben',
  'Please choose a unit': 'Bitte wählen Sie eine Einheit',
  'We could not find this user.': 'Wir konnten diesen Benutzer nicht finden.',
  'We could not find this role.': 'Wir konnten diese Rolle nicht finden.',
  'Can not delete a static role': 'Eine feste Rolle lässt sich nicht löschen',
  'You can only grant permissions that you have yourself.':
    'Sie können nur Berechtigungen gewähren, die Sie selbst haben.',
  "You can't change a user who has permissions that you don't have.":
    'Sie können keinen Benutzer ändern, der Berechtigungen hat, die Sie nicht haben.',
  'You can not delete own user account!': 'Sie können Ihr eigenes Konto nicht löschen!',
  'This is the last active administrator. Make someone else an administrator first.':
    'Dies ist der letzte aktive Administrator. Machen Sie zuerst jemand anderen zum Administrator.',
  'Can not make cascade impersonation. This is already an impersonated login!':
    'Eine Vertretung in der Vertretung geht nicht. Sie vertreten bereits jemanden!',
  'You are already signed in as this user.': 'Sie sind bereits als dieser Benutzer angemeldet.',
  'This is not an impersonated login!': 'Sie vertreten gerade niemanden!',
  'We could not find this API key.': 'Wir konnten diesen API-Schlüssel nicht finden.',
  "API keys can't be created or deleted during impersonation.":
    'API-Schlüssel können während einer Vertretung nicht erzeugt oder gelöscht werden.',
  'This session has already ended.': 'Diese Sitzung ist bereits beendet.',
  'Only the user can do this. End the impersonation first.':
    'Das kann nur der Benutzer selbst. Beenden Sie zuerst die Vertretung.',
  'This two-factor method is not available.': 'Diese Zwei-Faktor-Methode ist nicht verfügbar.',
  'Set up an authenticator app first.': 'Richten Sie zuerst eine Authenticator-App ein.',
  'Organization units can be nested up to 10 levels deep.':
    'Organisationseinheiten können höchstens zehn Ebenen tief verschachtelt sein.',
  "A unit can't be moved into itself or a unit below it.":
    'Eine Einheit kann nicht in sich selbst oder unter sich verschoben werden.',
  'This e-mail address is already in use.': 'Diese E-Mail-Adresse wird bereits verwendet.',
  'Two units with same name can not be created in same level.':
    'Auf einer Ebene kann es nicht zwei Einheiten gleichen Namens geben.',
  'We could not find this job.': 'Wir konnten diesen Auftrag nicht finden.',
  'A job has been cancelled or deleted meanwhile.':
    'Ein Auftrag ist inzwischen storniert oder gelöscht worden.',
  'This is no longer possible for this job.': 'Das ist bei diesem Auftrag nicht mehr möglich.',
  'A job needs both addresses, an item and a service before it can be confirmed.':
    'Ein Auftrag braucht beide Adressen, eine Position und einen Dienst, bevor er bestätigt wird.',
  'A job with child jobs cannot be deleted.':
    'Ein Auftrag mit Unteraufträgen lässt sich nicht löschen.',
  'A child job cannot have children of its own.':
    'Ein Unterauftrag kann keine eigenen Unteraufträge haben.',
  'We could not find this scan.': 'Wir konnten diesen Scan nicht finden.',
  'We could not find this picture.': 'Wir konnten dieses Bild nicht finden.',
  'We could not find this package type.': 'Wir konnten diese Verpackungsart nicht finden.',
  'The address service is not responding. Please try again, or enter the address manually.':
    'Der Adressdienst antwortet nicht. Versuchen Sie es erneut, oder geben Sie die Adresse manuell ein.',
  'Please enter the suburb': 'Bitte geben Sie den Ort ein',
  'Please enter the country': 'Bitte geben Sie das Land ein',
  'Please choose the packaging': 'Bitte wählen Sie die Verpackung',
  'At least one piece': 'Mindestens ein Stück',
  'Please enter HH:mm-HH:mm': 'Bitte geben Sie HH:mm-HH:mm ein',
  'Please send a PNG or JPEG': 'Bitte senden Sie ein PNG oder JPEG',
  'This is not a valid scan code': 'Das ist kein gültiger Scancode',
  'We could not find this discussion.': 'Wir konnten diese Diskussion nicht finden.',
  'We could not find this comment.': 'Wir konnten diesen Kommentar nicht finden.',
  'We could not find this record.': 'Wir konnten diesen Datensatz nicht finden.',
  'This comment was deleted.': 'Dieser Kommentar wurde gelöscht.',
  'Comments can only be changed by their author within 15 minutes.':
    'Kommentare können nur innerhalb von 15 Minuten vom Verfasser geändert werden.',
  'We could not find this person.': 'Wir konnten diese Person nicht finden.',
  'Please choose a record': 'Bitte wählen Sie einen Datensatz',
  'This is not a valid e-mail address': 'Das ist keine gültige E-Mail-Adresse',
  'Please type at least 2 characters': 'Bitte geben Sie mindestens 2 Zeichen ein',
  'We could not find this image.': 'Wir konnten dieses Bild nicht finden.',
  'We could not find this template.': 'Wir konnten diese Vorlage nicht finden.',
  "You can't erase your own data.": 'Sie können Ihre eigenen Daten nicht löschen.',
  'We could not find this task. It may already be done.':
    'Wir konnten diese Aufgabe nicht finden. Möglicherweise ist sie bereits erledigt.',
  'This task is currently running.': 'Diese Aufgabe wird gerade ausgeführt.',
  'We could not find this quote.': 'Wir konnten dieses Angebot nicht finden.',
  'This quote has expired. Please ask for a new one.':
    'Dieses Angebot ist abgelaufen. Bitte fragen Sie ein neues an.',
  'This quote has already been booked.': 'Dieses Angebot wurde bereits gebucht.',
  'We could not find this promo code.': 'Wir konnten diesen Aktionscode nicht finden.',
  'Another promo code already has this name.': 'Ein anderer Aktionscode hat bereits diesen Namen.',
  'This promo code is used up. Please ask for a new quote.':
    'Dieser Aktionscode ist aufgebraucht. Bitte fragen Sie ein neues Angebot an.',
  'These quotes are no longer available. Please get new quotes.':
    'Diese Angebote sind nicht mehr verfügbar. Bitte holen Sie neue ein.',
  'Postcode is required': 'Postleitzahl ist erforderlich',
  'An ID must be a number': 'Eine ID muss eine Zahl sein',
  'Enter at least 1, or leave blank for no limit':
    'Geben Sie mindestens 1 ein, oder lassen Sie das Feld für unbegrenzt leer',
  'We could not find this rate card.': 'Wir konnten diesen Tarif nicht finden.',
  'We could not find this rate service.': 'Wir konnten diesen Dienst des Tarifs nicht finden.',
  'We could not find this rate.': 'Wir konnten diese Rate nicht finden.',
  'We could not find this rate zone.': 'Wir konnten diese Zone nicht finden.',
  'This quote request is no longer available.': 'Diese Angebotsanfrage ist nicht mehr verfügbar.',
  'Another rate card already has this code.': 'Ein anderer Tarif hat bereits diesen Code.',
  'The rate card already has this service.': 'Der Tarif hat diesen Dienst bereits.',
  'The rate card already has this zone.': 'Der Tarif hat diese Zone bereits.',
  'The rate card already has a rate for this service and lane from this date.':
    'Der Tarif hat ab diesem Datum bereits eine Rate für diesen Dienst und diese Strecke.',
  'This zone is used by rates of the rate card.': 'Diese Zone wird von Raten des Tarifs verwendet.',
  'Enter the time as HH:mm': 'Geben Sie die Uhrzeit als HH:mm ein',
  'A rate needs at least one row': 'Eine Rate braucht mindestens eine Zeile',
  'Quantity must be at least 1': 'Die Menge muss mindestens 1 sein',
  'We could not find this reconciliation.': 'Wir konnten diese Rechnungsprüfung nicht finden.',
  'We could not find a line of this reconciliation.':
    'Wir konnten eine Position dieser Rechnungsprüfung nicht finden.',
  'This file has expired. Please request it again.':
    'Diese Datei ist abgelaufen. Bitte fordern Sie sie erneut an.',
  'We could not find the uploaded file. Please upload it again.':
    'Wir konnten die hochgeladene Datei nicht finden. Bitte laden Sie sie erneut hoch.',
  'This invoice has already been imported.': 'Diese Rechnung wurde bereits importiert.',
  "This invoice can't be approved while it is being imported, or if the import failed.":
    'Diese Rechnung kann nicht genehmigt werden, solange sie importiert wird oder wenn der Import fehlgeschlagen ist.',
  'A line has already been approved by someone else.':
    'Eine Position wurde bereits von jemand anderem genehmigt.',
  'This decision is not possible for a line.':
    'Diese Entscheidung ist bei einer Position nicht möglich.',
  'The decision on a line can no longer be undone.':
    'Die Entscheidung über eine Position lässt sich nicht mehr rückgängig machen.',
  'No lines of this invoice are disputed.': 'Keine Position dieser Rechnung ist beanstandet.',
  "An invoice with approved lines can't be deleted.":
    'Eine Rechnung mit genehmigten Positionen kann nicht gelöscht werden.',
  "You don't have an account with this carrier.": 'Sie haben kein Konto bei diesem Frachtführer.',
  'A recharge must be 0 or more': 'Eine Nachberechnung muss mindestens 0 sein',
  'An amount must be 0 or more': 'Ein Betrag muss mindestens 0 sein',
  'A percentage must be 0 or more': 'Ein Prozentsatz muss mindestens 0 sein',
  'We could not find this file.': 'Wir konnten diese Datei nicht finden.',
  'We could not find the uploaded file. Please choose it again.':
    'Wir konnten die hochgeladene Datei nicht finden. Bitte wählen Sie sie erneut.',
  'Another record refers to this one.': 'Ein anderer Datensatz verweist auf diesen.',
  'We could not find this record type.': 'Wir konnten diesen Datensatztyp nicht finden.',
  'A record type with this name already exists.':
    'Einen Datensatztyp mit diesem Namen gibt es bereits.',
  'Existing records prevent this change.': 'Vorhandene Datensätze verhindern diese Änderung.',
  'We could not find this document.': 'Wir konnten dieses Dokument nicht finden.',
  'A type is required': 'Ein Typ ist erforderlich',
  'A type can contain lower-case letters, digits and hyphens':
    'Ein Typ darf Kleinbuchstaben, Ziffern und Bindestriche enthalten',
  'A key is required': 'Ein Schlüssel ist erforderlich',
  'A key can contain lower-case letters, digits and underscores':
    'Ein Schlüssel darf Kleinbuchstaben, Ziffern und Unterstriche enthalten',
  "An option can't be blank": 'Eine Auswahlmöglichkeit darf nicht leer sein',
  'A record type can have only one customer field':
    'Ein Datensatztyp kann nur ein Kundenfeld haben',
  'Height must be 0 or more': 'Die Höhe ist 0 oder mehr',
  'Width must be 0 or more': 'Die Breite ist 0 oder mehr',
  'Length must be 0 or more': 'Die Länge ist 0 oder mehr',
  'Weight must be 0 or more': 'Das Gewicht ist 0 oder mehr',
  'We could not find this report.': 'Wir konnten diesen Bericht nicht finden.',
  'This report takes too long. Choose a shorter period.':
    'Dieser Bericht dauert zu lange. Wählen Sie einen kürzeren Zeitraum.',
  'We could not find this report run.': 'Wir konnten diesen Berichtslauf nicht finden.',
  'This run has no file yet.': 'Dieser Lauf hat noch keine Datei.',
  'We could not find this schedule.': 'Wir konnten diesen Zeitplan nicht finden.',
  'Three of your reports are already running. Wait until one has finished.':
    'Es laufen bereits drei Ihrer Berichte. Warten Sie, bis einer fertig ist.',
  'The number series is used up. Please extend it in the settings.':
    'Der Nummernkreis ist aufgebraucht. Bitte erweitern Sie ihn in den Einstellungen.',
  'We could not find this sidebar link.': 'Wir konnten diesen Link nicht finden.',
  'We could not find this language.': 'Wir konnten diese Sprache nicht finden.',
  'This language already exists!': 'Diese Sprache gibt es bereits!',
  'This is the default language. Choose another default first.':
    'Dies ist die Standardsprache. Wählen Sie zuerst eine andere.',
  'Please enter the number: this series is manual.':
    'Bitte geben Sie die Nummer ein: Dieser Nummernkreis ist manuell.',
  'Please enter a class such as 3 or 2.1': 'Bitte geben Sie eine Klasse wie 3 oder 2.1 ein',
  'Please enter a language tag such as de or en-AU':
    'Bitte geben Sie ein Sprachkürzel wie de oder en-AU ein',
  'This text does not exist': 'Diesen Text gibt es nicht',
  'Must be 0 or more': 'Mindestens 0',
  'Must be 1 or less': 'Höchstens 1',
  'Must be 1 or more': 'Mindestens 1',
  'At least 1 digit': 'Mindestens 1 Ziffer',
  'At most 12 digits': 'Höchstens 12 Ziffern',
  'Please enter the name of an attribute, such as mail':
    'Bitte geben Sie den Namen eines Attributs ein, etwa mail',
  'This is not a time zone': 'Das ist keine Zeitzone',
  'At least 6': 'Mindestens 6',
  'At most 100': 'Höchstens 100',
  'Please enter a currency code such as AUD': 'Bitte geben Sie ein Währungskürzel wie AUD ein',
  'Please enter an address that begins with https://, http:// or /':
    'Bitte geben Sie eine Adresse ein, die mit https://, http:// oder / beginnt',
  'Please enter a whole number': 'Bitte geben Sie eine ganze Zahl ein',
  'Please accept the terms': 'Bitte nehmen Sie die Bedingungen an',
  'Choose I, II, III or none': 'Wählen Sie I, II, III oder keine',
  'Name is required': 'Name ist erforderlich',
  'Code is required': 'Code ist erforderlich',
  'Carrier is required': 'Frachtführer ist erforderlich',
  'Service code is required': 'Servicecode ist erforderlich',
  'Service name is required': 'Name des Service ist erforderlich',
  'The opening time must be before the closing time':
    'Die Öffnungszeit muss vor der Schließzeit liegen',
  'Unable to geocode': 'Die Adresse lässt sich nicht finden',
  'We could not find this delivery.': 'Wir konnten diese Zustellung nicht finden.',
  'This delivery is still in progress.': 'Diese Zustellung läuft noch.',
  'This webhook is turned off. Turn it on first.':
    'Dieser Webhook ist deaktiviert. Aktivieren Sie ihn zuerst.',

  'We could not find this fuel levy.': 'Wir konnten diesen Treibstoffzuschlag nicht finden.',
  'A levy with this name and start date already exists.':
    'Einen Zuschlag mit diesem Namen und Beginn gibt es bereits.',
  'We could not find this surcharge.': 'Wir konnten diese Nebengebühr nicht finden.',
  'The rate card already has a surcharge with this code from this date.':
    'Der Tarif hat ab diesem Datum bereits eine Nebengebühr mit diesem Code.',

  'Another version of this rate card starts on the same day.':
    'Eine andere Version dieses Tarifs beginnt am selben Tag.',
  'We could not find this system.': 'Wir konnten dieses System nicht finden.',
  "These documents can't be combined into one file. Please open them one by one.":
    'Diese Dokumente können nicht in einer Datei zusammengefasst werden. Bitte öffnen Sie sie einzeln.',
  "Combining can't be undone: the consignment has changed or is in transit.":
    'Die Zusammenlegung lässt sich nicht aufheben: Die Sendung wurde geändert oder ist unterwegs.',
  'The text contains an incomplete character': 'Der Text enthält ein unvollständiges Zeichen',

  'A measurement must be 0 or more': 'Ein Maß muss mindestens 0 sein',
  'The country must be an ISO 3166 code such as AU': 'Das Land muss ein ISO-3166-Code wie AU sein',
  'The currency must be an ISO 4217 code such as AUD':
    'Die Währung muss ein ISO-4217-Code wie AUD sein',
  'This state does not belong to the country': 'Dieser Bundesstaat gehört nicht zu dem Land',
  'This is not the country of the country code': 'Das ist nicht das Land zu diesem Ländercode',
  'This invoice is a draft. Issue it before you send it.':
    'Diese Rechnung ist ein Entwurf. Stellen Sie sie aus, bevor Sie sie versenden.',
  'A void invoice cannot be sent.': 'Eine stornierte Rechnung kann nicht versendet werden.',
  'This invoice is a draft. Issue it before it is paid.':
    'Diese Rechnung ist ein Entwurf. Stellen Sie sie aus, bevor sie bezahlt wird.',
  'This invoice is already paid.': 'Diese Rechnung ist bereits bezahlt.',
  'A void invoice cannot be paid.': 'Eine stornierte Rechnung kann nicht bezahlt werden.',
  'This invoice is a draft. Void it instead.':
    'Diese Rechnung ist ein Entwurf. Stornieren Sie sie stattdessen.',
  'A void invoice cannot be credited.': 'Zu einer stornierten Rechnung gibt es keine Gutschrift.',
  'A partly paid invoice can no longer be voided.':
    'Eine teilweise bezahlte Rechnung lässt sich nicht mehr stornieren.',
  'A paid invoice can no longer be voided.':
    'Eine bezahlte Rechnung lässt sich nicht mehr stornieren.',
  'Already paid': 'Bereits bezahlt',
  'This remittance advice was cancelled.': 'Dieses Zahlungsavis wurde storniert.',
  'A partly paid remittance advice can no longer be cancelled.':
    'Ein teilweise bezahltes Zahlungsavis lässt sich nicht mehr stornieren.',
  'A paid remittance advice can no longer be cancelled.':
    'Ein bezahltes Zahlungsavis lässt sich nicht mehr stornieren.',
  'Already cancelled': 'Bereits storniert',
  'Dispatch has already decided about this scan.':
    'Über diesen Scan hat die Disposition bereits entschieden.',
  'This decision does not fit this scan.': 'Diese Entscheidung passt nicht zu diesem Scan.',
};
