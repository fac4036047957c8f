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
  'A correction of the status needs a note.': 'Eine Berichtigung des Status braucht eine Notiz.',
  'This is not done in bulk': 'Das geht nicht für viele auf einmal',
  'The customer has no such product': 'Der Kunde hat keine solche Ware',
  'A card is required': 'Eine Karte ist nötig',
  'We could not find this carrier account.': 'Wir konnten dieses Frachtführerkonto nicht finden.',
  'We could not find this carrier.': 'Wir konnten diesen Frachtführer nicht finden.',
  'Another carrier account already has this code.':
    'Ein anderes Frachtführerkonto hat dieses Kürzel bereits.',
  'The carrier does not answer. Please try again.':
    'Der Frachtführer antwortet nicht. Bitte versuchen Sie es erneut.',
  'You work for no customer.': 'Sie arbeiten für keinen Kunden.',
  'Another customer has this code.': 'Ein anderer Kunde hat diese Nummer.',
  'We could not find this organization unit.':
    'Wir konnten diese Organisationseinheit nicht finden.',
  'You cannot register here by yourself. Please ask us for an account.':
    'Sie können sich hier nicht selbst registrieren. Bitte fragen Sie uns nach einem Konto.',
  'This customer has open bookings or unpaid invoices and cannot be deleted.':
    'Dieser Kunde hat offene Buchungen oder unbezahlte Rechnungen und lässt sich nicht löschen.',
  'We could not find this address.': 'Wir konnten diese Adresse nicht finden.',
  'We could not find this product.': 'Wir konnten diese Ware nicht finden.',
  'Another product has this code.': 'Eine andere Ware hat dieses Kürzel.',
  'We could not find this cost center.': 'Wir konnten diese Kostenstelle nicht finden.',
  'Another cost center has this code.': 'Eine andere Kostenstelle hat dieses Kürzel.',
  'We could not find this shop.': 'Wir konnten diesen Shop nicht finden.',
  'Another shop has this key.': 'Ein anderer Shop hat diesen Schlüssel.',
  'We could not find this reference.': 'Wir konnten diese Referenz nicht finden.',
  'Another reference has this name.': 'Eine andere Referenz hat diesen Namen.',
  'We could not find this invoice.': 'Wir konnten diese Rechnung nicht finden.',
  'This invoice can no longer be voided.': 'Diese Rechnung lässt sich nicht mehr stornieren.',
  'This invoice is issued already.': 'Diese Rechnung ist bereits gestellt.',
  'The invoice lacks what a tax invoice needs.':
    'Der Rechnung fehlt, was eine Rechnung mit Steuer braucht.',
  'This customer has no e-mail address: add one to its details.':
    'Dieser Kunde hat keine E-Mail-Adresse: Tragen Sie eine bei ihm ein.',
  'There already is a payment with this reference number.':
    'Eine Zahlung mit dieser Nummer gibt es bereits.',
  'The payment cannot be allocated like this.': 'So lässt sich die Zahlung nicht verteilen.',
  'We could not find this payment.': 'Wir konnten diese Zahlung nicht finden.',
  'This payment can no longer be reversed.': 'Diese Zahlung lässt sich nicht mehr zurücknehmen.',
  'We could not find this credit note.': 'Wir konnten diese Gutschrift nicht finden.',
  'This invoice cannot be credited.': 'Zu dieser Rechnung lässt sich nichts gutschreiben.',
  'This credit note is decided already.': 'Über diese Gutschrift ist bereits entschieden.',
  'We could not find this billing run.': 'Diesen Abrechnungslauf konnten wir nicht finden.',
  'We could not find one of these bookings or later charges.':
    'Eine dieser Buchungen oder späteren Kosten konnten wir nicht finden.',
  'Another billing run is under way. Wait for its end, then look at the preview again.':
    'Ein anderer Abrechnungslauf ist im Gang. Warten Sie, bis er fertig ist, und sehen Sie sich die Vorschau dann noch einmal an.',
  'Nothing of this credit note waits any more.': 'Von dieser Gutschrift wartet nichts mehr.',
  'We could not find this fee.': 'Wir konnten diese Gebühr nicht finden.',
  'There already is a fee with this name.': 'Eine Gebühr mit diesem Namen gibt es bereits.',
  'The card was declined. Nothing was charged.':
    'Die Karte wurde abgelehnt. Nichts wurde abgebucht.',
  'The payment is being processed. Do not pay again: we ask until we know.':
    'Die Zahlung ist in Bearbeitung. Zahlen Sie nicht erneut: Wir fragen, bis wir es wissen.',
  'The money is on its way back to the card. Do not do it again: we ask until we know.':
    'Das Geld ist auf dem Weg zurück zur Karte. Tun Sie es nicht noch einmal: Wir fragen, bis wir es wissen.',
  'The card processor did not give the money back. The books stay as they are.':
    'Der Zahlungsdienst gab das Geld nicht zurück. Die Bücher bleiben, wie sie sind.',
  'The money of this payment is on its way back to the card.':
    'Das Geld dieser Zahlung ist auf dem Weg zurück zur Karte.',
  'No card has paid so much of this invoice. Pay it out at your bank instead.':
    'Keine Karte hat so viel von dieser Rechnung bezahlt. Zahlen Sie es stattdessen bei Ihrer Bank aus.',
  'Card payments are not connected.': 'Kartenzahlung ist nicht verbunden.',
  'We could not find this remittance advice.': 'Wir konnten dieses Zahlungsavis nicht finden.',
  'Only a remittance advice that nothing is paid of can be cancelled.':
    'Nur ein Zahlungsavis, von dem nichts bezahlt ist, lässt sich zurückziehen.',
  'We could not find this document. It may be older than an hour: please ask again.':
    'Wir konnten dieses Dokument nicht finden. Vielleicht ist es älter als eine Stunde: Bitte fordern Sie es erneut an.',
  'More is allocated than was paid': 'Mehr ist verteilt, als gezahlt wurde',
  'The lines do not add up to the amount': 'Die Positionen ergeben nicht den Betrag',
  'The amount is more than 0': 'Der Betrag ist größer als 0',
  'The invoice has no such line': 'Die Rechnung hat keine solche Position',
  'The line is listed twice': 'Die Position steht zweimal da',
  'An amount is required': 'Ein Betrag ist nötig',
  'A package type is required': 'Eine Verpackungsart ist nötig',
  'At least one item is required': 'Mindestens eine Position ist nötig',
  'A rate is not less than 0': 'Ein Satz ist nicht kleiner als 0',
  'A rate has four decimals at most': 'Ein Satz hat höchstens vier Nachkommastellen',
  'At least one rate is required': 'Mindestens ein Satz ist nötig',
  'Every rate has an order of its own': 'Jeder Satz hat seinen eigenen Platz',
  'Each break is above the one before': 'Jede Stufe liegt über der vorigen',
  'A minimum is not less than 0': 'Ein Minimum ist nicht kleiner als 0',
  'An amount has two decimals at most': 'Ein Betrag hat höchstens zwei Nachkommastellen',
  'An amount is more than 0': 'Ein Betrag ist größer als 0',
  'We could not find this driver.': 'Wir konnten diesen Fahrer nicht finden.',
  'This person is a driver already.': 'Diese Person ist bereits Fahrer.',
  'We could not find this vehicle.': 'Wir konnten dieses Fahrzeug nicht finden.',
  'Another vehicle has this registration number.': 'Ein anderes Fahrzeug hat dieses Kennzeichen.',
  'This invitation is no longer good. Please ask for a new one.':
    'Diese Einladung gilt nicht mehr. Bitte fragen Sie nach einer neuen.',
  'New drivers join by invitation. Please ask the dispatcher for one.':
    'Neue Fahrer kommen auf Einladung. Bitte fragen Sie die Disposition nach einer.',
  'At least 8 characters': 'Mindestens 8 Zeichen',
  'Please use a digit': 'Bitte verwenden Sie eine Ziffer',
  'Please use a lower-case letter': 'Bitte verwenden Sie einen Kleinbuchstaben',
  'Please use an upper-case letter': 'Bitte verwenden Sie einen Großbuchstaben',
  'Please choose a unit': 'Bitte wählen Sie eine Einheit',
  'We could not find this user.': 'Wir konnten diesen Benutzer nicht finden.',
  'We could not find this role.': 'Wir konnten diese Rolle nicht finden.',
  'Can not delete a static role': 'Eine feste Rolle lässt sich nicht löschen',
  'You cannot grant what you do not hold yourself.':
    'Sie können nicht gewähren, was Sie selbst nicht haben.',
  'This user may do more than you; somebody who may as much has to change it.':
    'Dieser Benutzer darf mehr als Sie; jemand, der so viel darf, muss das ändern.',
  'You can not delete own user account!': 'Sie können Ihr eigenes Konto nicht löschen!',
  'This is the last active administrator. Make somebody else one first.':
    'Das ist das letzte aktive Konto der Verwaltung. Machen Sie zuerst jemand anderen dazu.',
  'Can not make cascade impersonation. This is already an impersonated login!':
    'Eine Vertretung in der Vertretung geht nicht. Sie vertreten bereits jemanden!',
  'You already are this user.': 'Sie sind bereits dieser Benutzer.',
  'This is not an impersonated login!': 'Sie vertreten gerade niemanden!',
  'We could not find this API key.': 'Wir konnten diesen API-Schlüssel nicht finden.',
  'API keys are made and deleted by people who are signed in as themselves.':
    'API-Schlüssel erzeugen und löschen nur Leute, die als sie selbst angemeldet sind.',
  'This session has ended already.': 'Diese Sitzung ist bereits beendet.',
  'Only the users themselves do this. End the impersonation first.':
    'Das tun nur die Benutzer selbst. Beenden Sie zuerst die Vertretung.',
  'This second step is not offered here.': 'Dieser zweite Schritt wird hier nicht angeboten.',
  'Set up an authenticator app first.': 'Richten Sie zuerst eine Authenticator-App ein.',
  'Organization units can be at most 10 levels deep.':
    'Organisationseinheiten sind höchstens zehn Ebenen tief.',
  'A unit cannot be moved into itself or below itself.':
    'Eine Einheit lässt sich nicht in sich selbst oder unter sich verschieben.',
  'Somebody has this e-mail address already.': 'Jemand hat diese E-Mail-Adresse bereits.',
  'Two units with same name can not be created in same level.':
    'Auf einer Ebene kann es nicht zwei Einheiten gleichen Namens geben.',
  'We could not find this job.': 'Wir konnten diesen Auftrag nicht finden.',
  'This job does not allow that any more.': 'Dieser Auftrag erlaubt das nicht mehr.',
  'A job needs both addresses, an item and a service before it can be confirmed.':
    'Ein Auftrag braucht beide Adressen, eine Position und einen Dienst, bevor er bestätigt wird.',
  'A job with child jobs cannot be deleted.':
    'Ein Auftrag mit Unteraufträgen lässt sich nicht löschen.',
  'A child job cannot have children of its own.':
    'Ein Unterauftrag kann keine eigenen Unteraufträge haben.',
  'We could not find this scan.': 'Wir konnten diesen Scan nicht finden.',
  'We could not find this picture.': 'Wir konnten dieses Bild nicht finden.',
  'We could not find this package type.': 'Wir konnten diese Verpackungsart nicht finden.',
  'The address service does not answer. Please try again, or enter the address by hand.':
    'Der Adressdienst antwortet nicht. Versuchen Sie es erneut, oder geben Sie die Adresse von Hand ein.',
  'Please enter the suburb': 'Bitte geben Sie den Ort ein',
  'Please enter the country': 'Bitte geben Sie das Land ein',
  'Please choose what it is packed in': 'Bitte wählen Sie, worin es verpackt ist',
  'At least one piece': 'Mindestens ein Stück',
  'Please enter HH:mm-HH:mm': 'Bitte geben Sie HH:mm-HH:mm ein',
  'Please send a PNG or JPEG': 'Bitte senden Sie ein PNG oder JPEG',
  'This is not a scan code': 'Das ist kein Scancode',
  'We could not find this discussion.': 'Wir konnten diese Diskussion nicht finden.',
  'We could not find this comment.': 'Wir konnten diesen Kommentar nicht finden.',
  'We could not find this record.': 'Wir konnten diesen Datensatz nicht finden.',
  'This comment was deleted.': 'Dieser Kommentar wurde gelöscht.',
  'Only its author may change this, within 15 minutes.':
    'Nur wer es schrieb, darf es ändern, innerhalb von 15 Minuten.',
  'We could not find this person.': 'Wir konnten diese Person nicht finden.',
  'Please choose a record': 'Bitte wählen Sie einen Datensatz',
  'This is not an e-mail address': 'Das ist keine E-Mail-Adresse',
  'Please type at least 2 characters': 'Bitte geben Sie mindestens 2 Zeichen ein',
  'We could not find this image.': 'Wir konnten dieses Bild nicht finden.',
  'We could not find this template.': 'Wir konnten diese Vorlage nicht finden.',
  'You cannot erase yourself.': 'Sie können sich nicht selbst löschen.',
  'We could not find this task. It may be done by now.':
    'Wir konnten diese Aufgabe nicht finden. Vielleicht ist sie inzwischen erledigt.',
  'This task is being worked on right now.': 'An dieser Aufgabe wird gerade gearbeitet.',
  'We could not find this quote.': 'Wir konnten dieses Angebot nicht finden.',
  'This quote has expired. Please ask for a new one.':
    'Dieses Angebot ist abgelaufen. Bitte fragen Sie ein neues an.',
  'This quote has already been booked.': 'Dieses Angebot wurde bereits gebucht.',
  'We could not find this promo code.': 'Wir konnten diesen Aktionscode nicht finden.',
  'Another promo code has these letters.': 'Ein anderer Aktionscode hat diese Buchstaben.',
  'This promo code is used up. Please ask for a new quote.':
    'Dieser Aktionscode ist aufgebraucht. Bitte fragen Sie ein neues Angebot an.',
  'These quotes are unknown or too old. Please ask for new ones.':
    'Diese Angebote sind unbekannt oder zu alt. Bitte fragen Sie neue an.',
  'Postcode is required': 'Eine Postleitzahl ist nötig',
  'An id is a number': 'Eine Id ist eine Zahl',
  'At least one use, or none for no limit': 'Mindestens eine Verwendung, oder keine für unbegrenzt',
  'We could not find this rate card.': 'Wir konnten diesen Tarif nicht finden.',
  'We could not find this rate service.': 'Wir konnten diesen Dienst des Tarifs nicht finden.',
  'We could not find this rate.': 'Wir konnten diese Rate nicht finden.',
  'We could not find this rate zone.': 'Wir konnten diese Zone nicht finden.',
  'This quote request is unknown or too old.': 'Diese Anfrage ist unbekannt oder zu alt.',
  'Another rate card already has this code.': 'Ein anderer Tarif hat dieses Kürzel bereits.',
  'The rate card already has this service.': 'Der Tarif hat diesen Dienst bereits.',
  'The rate card already has this zone.': 'Der Tarif hat diese Zone bereits.',
  'The rate card already has a rate for this service and lane from this date.':
    'Der Tarif hat ab diesem Datum bereits eine Rate für diesen Dienst und diese Strecke.',
  'Rates of the card lead from or to this zone.':
    'Raten des Tarifs führen von oder zu dieser Zone.',
  'A time is written HH:mm': 'Eine Zeit wird HH:mm geschrieben',
  'A rate needs at least one row': 'Eine Rate braucht mindestens eine Zeile',
  'Quantity must be at least 1': 'Die Menge ist mindestens 1',
  'We could not find this reconciliation.': 'Wir konnten diese Rechnungsprüfung nicht finden.',
  'We could not find a line of this reconciliation.':
    'Wir konnten eine Position dieser Rechnungsprüfung nicht finden.',
  'We could not find this file. It may be older than an hour: please ask again.':
    'Wir konnten diese Datei nicht finden. Vielleicht ist sie älter als eine Stunde: Bitte fordern Sie sie erneut an.',
  'We could not find the uploaded file. Please upload it again.':
    'Wir konnten die hochgeladene Datei nicht finden. Bitte laden Sie sie erneut hoch.',
  'This invoice was imported before.': 'Diese Rechnung wurde schon eingelesen.',
  'This reconciliation cannot be approved: it is still being read, or it failed.':
    'Diese Rechnungsprüfung lässt sich nicht genehmigen: Sie wird noch gelesen, oder sie scheiterte.',
  'A line was approved by somebody else.': 'Eine Position wurde von jemand anderem genehmigt.',
  'A line cannot be settled like this.': 'So lässt sich eine Position nicht erledigen.',
  'The decision on a line can no longer be undone.':
    'Die Entscheidung über eine Position lässt sich nicht mehr rückgängig machen.',
  'No line of this reconciliation is disputed.':
    'Keine Position dieser Rechnungsprüfung ist beanstandet.',
  'A reconciliation with approved lines cannot be deleted.':
    'Eine Rechnungsprüfung mit genehmigten Positionen lässt sich nicht löschen.',
  'There is no account with this carrier.': 'Es gibt kein Konto bei diesem Frachtführer.',
  'A recharge is not below 0': 'Eine Nachberechnung ist nicht unter 0',
  'An amount is not below 0': 'Ein Betrag ist nicht unter 0',
  'A percentage is not below 0': 'Ein Prozentsatz ist nicht unter 0',
  'We could not find this file.': 'Wir konnten diese Datei nicht finden.',
  'We could not find the uploaded file. Please choose it again.':
    'Wir konnten die hochgeladene Datei nicht finden. Bitte wählen Sie sie erneut.',
  'Another record points to this one.': 'Ein anderer Datensatz verweist auf diesen.',
  'We could not find this type of record.': 'Wir konnten diese Art von Datensatz nicht finden.',
  'There is a type of this name already.': 'Eine Art dieses Namens gibt es bereits.',
  'Records stand against this change.': 'Datensätze stehen dieser Änderung entgegen.',
  'We could not find this document.': 'Wir konnten dieses Dokument nicht finden.',
  'A type is required': 'Eine Art ist nötig',
  'A type is spelled with small letters, digits and hyphens':
    'Eine Art schreibt sich mit kleinen Buchstaben, Ziffern und Bindestrichen',
  'A key is required': 'Ein Schlüssel ist nötig',
  'A key is spelled with small letters, digits and underscores':
    'Ein Schlüssel schreibt sich mit kleinen Buchstaben, Ziffern und Unterstrichen',
  'A choice needs words': 'Eine Auswahl braucht Worte',
  'A type has one customer field: it says whose record it is':
    'Eine Art hat ein Kundenfeld: Es sagt, wessen Datensatz es ist',
  'Height must be 0 or more': 'Die Höhe ist 0 oder mehr',
  'Width must be 0 or more': 'Die Breite ist 0 oder mehr',
  'Length must be 0 or more': 'Die Länge ist 0 oder mehr',
  'Weight must be 0 or more': 'Das Gewicht ist 0 oder mehr',
  'We could not find this report.': 'Wir konnten diesen Bericht nicht finden.',
  'This report takes too long. Choose a shorter period.':
    'Dieser Bericht dauert zu lange. Wählen Sie einen kürzeren Zeitraum.',
  'We could not find this run of a report.': 'Wir konnten diesen Lauf eines Berichts nicht finden.',
  'This run has no file yet.': 'Dieser Lauf hat noch keine Datei.',
  'We could not find this schedule.': 'Wir konnten diesen Zeitplan nicht finden.',
  'Three of your reports are running. Wait for one of them.':
    'Drei Ihrer Berichte laufen. Warten Sie auf einen davon.',
  'The number series is used up. Please extend it in the settings.':
    'Der Nummernkreis ist aufgebraucht. Bitte erweitern Sie ihn in den Einstellungen.',
  'We could not find this sidebar link.': 'Wir konnten diesen Link nicht finden.',
  'We could not find this language.': 'Wir konnten diese Sprache nicht finden.',
  'This language already exists!': 'Diese Sprache gibt es bereits!',
  'This is the language of everybody who chose none. Choose another one for that first.':
    'Das ist die Sprache aller, die keine wählten. Wählen Sie dafür zuerst eine andere.',
  'Please enter it yourself: this series is kept by hand.':
    'Bitte geben Sie sie selbst ein: Dieser Nummernkreis wird von Hand geführt.',
  'Please enter a class such as 3 or 2.1': 'Bitte geben Sie eine Klasse wie 3 oder 2.1 ein',
  'Please enter a language tag such as de or en-AU':
    'Bitte geben Sie ein Sprachkürzel wie de oder en-AU ein',
  'There is no such text': 'Einen solchen Text gibt es nicht',
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
  'Name is required': 'Ein Name ist nötig',
  'Code is required': 'Ein Kürzel ist nötig',
  'Carrier is required': 'Ein Frachtführer ist nötig',
  'Service code is required': 'Ein Kürzel des Dienstes ist nötig',
  'Service name is required': 'Ein Name des Dienstes ist nötig',
  'The opening time must be before the closing time': 'Die Öffnung muss vor dem Schluss liegen',
  'Unable to geocode': 'Die Adresse lässt sich nicht finden',
  'We could not find this delivery.': 'Wir konnten diese Zustellung nicht finden.',
  'This delivery is still under way.': 'Diese Zustellung ist noch unterwegs.',
  'This webhook is switched off. Switch it on first.':
    'Dieser Webhook ist abgeschaltet. Schalten Sie ihn zuerst ein.',
  'An invoice that is a draft can no longer be voided.':
    'Ein Entwurf einer Rechnung lässt sich nicht mehr stornieren.',
  'An invoice that is partly paid can no longer be voided.':
    'Eine teilweise bezahlte Rechnung lässt sich nicht mehr stornieren.',
  'An invoice that is paid can no longer be voided.':
    'Eine bezahlte Rechnung lässt sich nicht mehr stornieren.',
  'An invoice that is void can no longer be voided.':
    'Eine stornierte Rechnung lässt sich nicht noch einmal stornieren.',
  'We could not find this fuel levy.': 'Wir konnten diesen Treibstoffzuschlag nicht finden.',
  'There already is a levy of this name from this date.':
    'Einen Treibstoffzuschlag dieses Namens ab diesem Datum gibt es bereits.',
  'We could not find this surcharge.': 'Wir konnten diesen Zuschlag nicht finden.',
  'The rate card already has a surcharge of this code from this date.':
    'Der Tarif hat ab diesem Datum bereits einen Zuschlag mit diesem Kürzel.',
  'An invoice that is a draft cannot be sent.':
    'Ein Entwurf einer Rechnung lässt sich nicht versenden.',
  'An invoice that is void cannot be sent.': 'Eine stornierte Rechnung lässt sich nicht versenden.',
  'An invoice that is a draft cannot be paid.':
    'Ein Entwurf einer Rechnung lässt sich nicht bezahlen.',
  'An invoice that is paid cannot be paid.': 'Diese Rechnung ist bereits bezahlt.',
  'An invoice that is void cannot be paid.': 'Eine stornierte Rechnung lässt sich nicht bezahlen.',
  'A remittance advice that is paid can no longer be paid.':
    'Dieses Zahlungsavis ist bereits bezahlt.',
  'A remittance advice that is cancelled can no longer be paid.':
    'Ein zurückgezogenes Zahlungsavis lässt sich nicht mehr bezahlen.',
  'A remittance advice that is partly paid can no longer be cancelled.':
    'Ein teilweise bezahltes Zahlungsavis lässt sich nicht mehr zurückziehen.',
  'A remittance advice that is paid can no longer be cancelled.':
    'Ein bezahltes Zahlungsavis lässt sich nicht mehr zurückziehen.',
  'A remittance advice that is cancelled can no longer be cancelled.':
    'Dieses Zahlungsavis ist bereits zurückgezogen.',
  'Another version of this card is in force from the same day.':
    'Eine andere Fassung dieses Tarifs gilt ab demselben Tag.',
  'We could not find this system.': 'Wir konnten dieses System nicht finden.',
  'These documents cannot be made one file. Please open them one by one.':
    'Aus diesen Dokumenten lässt sich keine Datei machen. Bitte öffnen Sie sie einzeln.',
  'This consignment cannot be taken apart: it was not made of others, was changed since, or is on its way.':
    'Diese Sendung lässt sich nicht trennen: Sie wurde nicht aus anderen gemacht, seither geändert, oder sie ist unterwegs.',
  'A text cannot contain half of a character': 'Ein Text darf kein halbes Zeichen enthalten',
  'An amount is 0 or more': 'Ein Betrag ist 0 oder mehr',
  'A measure is 0 or more': 'Ein Maß ist 0 oder mehr',
  'The country is a code of ISO 3166 such as AU': 'Das Land ist ein Code nach ISO 3166, etwa AU',
  'The currency is a code of ISO 4217 such as AUD':
    'Die Währung ist ein Code nach ISO 4217, etwa AUD',
  'The state is not one of this country': 'Diesen Bundesstaat gibt es in diesem Land nicht',
};
