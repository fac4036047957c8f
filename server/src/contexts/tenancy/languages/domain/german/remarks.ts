import type { remarksTexts } from '@waybill/contract/tenancy/texts/remarks';

export const remarksGerman: Readonly<Record<(typeof remarksTexts)[number], string>> = {
  'An address is required': 'Eine Adresse fehlt',
  'A text is required': 'Ein Text fehlt',
  'A subject is required': 'Ein Betreff fehlt',
  'At most 40,000 cells at once': 'Höchstens 40.000 Zellen auf einmal',

  'A token is required': 'Ein Token fehlt',
  'At most 5 files': 'Höchstens 5 Dateien',
  'A file can be up to 1 MB': 'Eine Datei darf höchstens 1 MB haben',
  'A file needs a name': 'Eine Datei braucht einen Namen',
  'At most 50 addresses': 'Höchstens 50 Adressen',
  'Please enter a search term': 'Bitte geben Sie einen Suchbegriff ein',
  'Please choose a job': 'Bitte einen Auftrag wählen',
  'At most 100 groups': 'Höchstens 100 Gruppen',
  'A remittance number is required': 'Die Avisnummer fehlt',
  'At least one line is required': 'Mindestens eine Position fehlt',
  'At least one invoice is required': 'Mindestens eine Rechnung fehlt',
  'A payment nonce is required': 'Die Kartenangabe fehlt',
  'Choose at least two bookings': 'Bitte mindestens zwei Buchungen wählen',
  'A journey needs at least two legs': 'Eine Strecke braucht mindestens zwei Abschnitte',
  'Choose at least one document': 'Bitte mindestens ein Dokument wählen',
  'Choose a service': 'Bitte einen Dienst wählen',
  'Email is required': 'Die E-Mail-Adresse fehlt',
  'Choose at least one operation': 'Bitte mindestens eine Handlung wählen',
  'PostCode is required': 'Die Postleitzahl fehlt',
  'ConnoteNumber is required': 'Die Sendungsnummer fehlt',
  'Choose at least one booking': 'Bitte mindestens eine Buchung wählen',
  'Enter both latitude and longitude, or neither.':
    'Geben Sie Breiten- und Längengrad beide an oder keinen von beiden.',
  'Longitude must be from -180 to 180.': 'Der Längengrad muss zwischen -180 und 180 liegen.',
  'Latitude must be from -90 to 90.': 'Der Breitengrad muss zwischen -90 und 90 liegen.',
  'Prices can only be entered for active accounts with manual carriers.':
    'Preise können nur für aktive Konten bei manuellen Frachtführern eingegeben werden.',
  'This is not a server such as ldap.example:636': 'Das ist kein Server wie ldap.example:636',
  'Must be ALL or EMPTY': 'Muss ALL oder EMPTY sein',
  'An assetId is required': 'Eine assetId fehlt',
  'A note is required': 'Eine Notiz fehlt',
  'Insured value is required': 'Der versicherte Wert fehlt',
  'We could not find this notification.': 'Wir konnten diese Benachrichtigung nicht finden.',
  'Its content was not stored because it contained a personal link. Please start again.':
    'Der Inhalt wurde nicht gespeichert, weil er einen persönlichen Link enthielt. Bitte beginnen Sie von vorn.',
  'This message is still waiting to be sent.': 'Diese Nachricht wartet noch auf ihren Versand.',
  'We could not find this message.': 'Wir konnten diese Nachricht nicht finden.',
  'This is not base64': 'Das ist kein Base64',
  'As quoted.': 'Wie angeboten.',
  'Charged twice on this invoice.': 'Auf dieser Rechnung zweimal berechnet.',
  'No booking with this number found.': 'Keine Buchung mit dieser Nummer gefunden.',
  'Booked with {carrier}.': 'Bei {carrier} gebucht.',
  'Fuel was not part of the quote.': 'Treibstoff war nicht Teil des Angebots.',
  'Not part of the quote.': 'Nicht Teil des Angebots.',
  'as quoted': 'wie angeboten',
  'an earlier invoice': 'eine frühere Rechnung',
  cancelled: 'storniert',
  'Carried as more than was declared.': 'Als mehr befördert, als angegeben war.',
  'The row has no consignment number.': 'Die Zeile hat keine Sendungsnummer.',
  'A line is listed twice.': 'Eine Position ist doppelt aufgeführt.',
  'A note is required to override the amount.':
    'Für einen abweichenden Betrag ist eine Notiz erforderlich.',
  'There is no customer to recharge.': 'Es gibt keinen Kunden, dem das berechnet werden kann.',
  'There is nothing to pass on.': 'Es gibt nichts weiterzugeben.',
  'The recharge is already on an invoice. Void or credit that invoice.':
    'Die Nachberechnung steht bereits auf einer Rechnung. Stornieren Sie diese oder erteilen Sie eine Gutschrift.',
  'The decision has been exported and can no longer be undone.':
    'Die Entscheidung wurde exportiert und kann nicht mehr rückgängig gemacht werden.',
  Somebody: 'Jemand',
  'a digit': 'eine Ziffer',
  'a lower-case letter': 'einen Kleinbuchstaben',
  'an upper-case letter': 'einen Großbuchstaben',

  suburb: 'Ort',
  postcode: 'Postleitzahl',
  country: 'Land',

  default: 'Standard',
  'The booking date is in the past': 'Der Buchungstag liegt in der Vergangenheit',
  'Choose a quote or a service': 'Bitte ein Angebot oder einen Dienst wählen',
  'Customer is required': 'Der Kunde fehlt',
  'Cost center is required': 'Die Kostenstelle fehlt',
  'A reference is required': 'Eine Referenz fehlt',
  "Invoice numbers must be consecutive and can't be entered manually.":
    'Rechnungsnummern müssen lückenlos sein und können nicht manuell eingegeben werden.',
  'An uploaded asset must be a file': 'Hochgeladen wird eine Datei',
  'A quotation mark is not closed.': 'Ein Anführungszeichen ist nicht geschlossen.',
  'The file is empty. It needs a header row.': 'Die Datei ist leer. Sie braucht eine Kopfzeile.',
  'The file is not UTF-8 text. Save it as “CSV UTF-8” and try again.':
    'Die Datei ist kein Text in UTF-8. Bitte als „CSV UTF-8“ speichern und noch einmal versuchen.',
  'The Excel workbook could not be read.': 'Die Excel-Arbeitsmappe konnte nicht gelesen werden.',
  'The file contains the NUL character. Save it again and retry.':
    'Die Datei enthält das Zeichen NUL. Speichern Sie sie neu und versuchen Sie es erneut.',
  'No such column': 'Diese Spalte gibt es nicht',
  'Choose the column': 'Bitte wählen Sie die Spalte',
  'The request could not be read.': 'Die Anfrage konnte nicht gelesen werden.',
  'An internal error occurred during your request!':
    'Bei Ihrer Anfrage ist ein Fehler aufgetreten!',
  "The text can't contain the NUL character": 'Der Text darf das Zeichen NUL nicht enthalten',
  'The address no longer accepts events (status 410).':
    'Die Adresse nimmt keine Ereignisse mehr an (Status 410).',
  'This is not allowed': 'Das ist nicht erlaubt',
  'A negative margin is not allowed': 'Ein negativer Abstand ist nicht erlaubt',
  'Please enter the domain or server': 'Bitte geben Sie die Domäne oder den Server ein',
  'No answer': 'Keine Antwort',
  'We could not find this upload': 'Wir konnten diese hochgeladene Datei nicht finden',
  "A customer's own rate card can't be the default.":
    'Der eigene Tarif eines Kunden kann nicht der Standard sein.',
  'The expiry date must be after the effective date.': 'Das Ende muss nach dem Beginn liegen.',
  'A zone cannot be inside itself': 'Eine Zone kann nicht in sich selbst liegen',
  'A rate needs at least one PerUnit or Flat row.':
    'Eine Rate braucht mindestens eine Zeile je Einheit oder pauschal.',
  "A rate can have up to two dimensions: child rows can't have child rows.":
    'Eine Rate hat höchstens zwei Dimensionen: Unterzeilen können keine Unterzeilen haben.',
  'A rate for all services is required.': 'Ein Aufschlag für alle Dienste fehlt.',
  'The carrier returned no price.': 'Der Frachtführer hat keinen Preis geliefert.',
  'There is no active rate card for this.': 'Dafür gibt es keinen aktiven Tarif.',
  'The last day is before the first day.': 'Der letzte Tag liegt vor dem ersten Tag.',
  'The carrier account is not active.': 'Das Frachtführerkonto ist nicht aktiv.',
  'This job is not allocated to that driver.': 'Dieser Auftrag ist diesem Fahrer nicht zugeteilt.',
  'Unknown number. The scan is saved until it can be matched.':
    'Unbekannte Nummer. Der Scan bleibt gespeichert, bis er zugeordnet werden kann.',
  'Another driver': 'Ein anderer Fahrer',
  'This person has more permissions than a driver. Change this under Users.':
    'Diese Person hat mehr Berechtigungen als ein Fahrer. Ändern Sie dies unter „Benutzer“.',
  'The customer already has a rate for some of these days':
    'Der Kunde hat für einige dieser Tage bereits eine Vereinbarung',
  'The booking was cancelled': 'Die Buchung wurde storniert',
  'Part of this payment was refunded to the card through a credit note.':
    'Ein Teil dieser Zahlung wurde über eine Gutschrift auf die Karte erstattet.',
  'The card processor has no record of this charge.':
    'Der Zahlungsdienst kennt diese Abbuchung nicht.',
  'We could not find this invoice': 'Wir konnten diese Rechnung nicht finden',
  'The booking is not delivered yet.': 'Die Buchung ist noch nicht zugestellt.',
  'The booking is already on an invoice.': 'Die Buchung steht bereits auf einer Rechnung.',
  'The booking has no price.': 'Die Buchung hat keinen Preis.',
  'The customer is excluded from billing runs.': 'Der Kunde ist von Abrechnungsläufen ausgenommen.',
  "Tax invoices of $1,000 or more need the customer's name or ABN.":
    'Rechnungen ab 1.000 $ brauchen den Namen oder die ABN des Kunden.',
  'Delivered by own fleet without proof of delivery.':
    'Von der eigenen Flotte ohne Ablieferungsnachweis zugestellt.',
  'A carrier adjustment is waiting for a decision.':
    'Eine Nachberechnung des Frachtführers wartet auf eine Entscheidung.',
  "The customer's price is below the carrier's cost.":
    'Der Kundenpreis liegt unter den Frachtführerkosten.',
  'More than the amount available to credit on this line':
    'Mehr, als für diese Position noch gutgeschrieben werden kann',
  'Invoiced without proof of delivery': 'Ohne Zustellnachweis abgerechnet',
  'Invoiced before a carrier adjustment was decided':
    'Vor der Entscheidung über eine Nachberechnung abgerechnet',
  'Invoiced below cost': 'Unter Kosten abgerechnet',
  'This carrier carries no dangerous goods.': 'Dieser Frachtführer befördert keine Gefahrgüter.',
  'The proper shipping name is missing.': 'Die offizielle Benennung fehlt.',
  'Please enter a company or contact name':
    'Bitte geben Sie einen Firmennamen oder Ansprechpartner ein',
  'It belongs to another customer.': 'Es gehört einem anderen Kunden.',
  'The comparison was interrupted. Please start it again.':
    'Der Vergleich wurde unterbrochen. Bitte starten Sie ihn erneut.',
  'The carrier had no record of it': 'Der Frachtführer hatte keine Aufzeichnung davon',
  "You don't have permission to book dangerous goods.":
    'Sie haben keine Berechtigung, Gefahrgut zu buchen.',
  'There is no 24-hour emergency contact. Add one under Settings, Dangerous goods.':
    'Es gibt keinen rund um die Uhr erreichbaren Notfallkontakt. Ergänzen Sie ihn unter Einstellungen, Gefahrgut.',
  'The freight has changed since it was quoted. Please get a new quote.':
    'Die Fracht hat sich seit dem Angebot geändert. Bitte ein neues Angebot einholen.',
  'This booking is confirmed. Please call us to change it.':
    'Diese Buchung ist bestätigt. Bitte rufen Sie uns an, um sie zu ändern.',

  'From zone is required': 'Die Zone „von“ fehlt',
  'To zone is required': 'Die Zone „nach“ fehlt',
  'Choose classes from 1 to 9': 'Bitte Klassen von 1 bis 9 wählen',
  'A telephone number needs at least 8 digits': 'Eine Telefonnummer braucht mindestens 8 Ziffern',
  'Expected revenue must be 0 or more': 'Der erwartete Umsatz muss mindestens 0 sein',
  'The insured value must be 0 or more': 'Der versicherte Wert muss mindestens 0 sein',
  'Invalid email address': 'Das ist keine E-Mail-Adresse',
  'Invalid UUID': 'Das ist keine gültige Kennung',
  'Enter the date as YYYY-MM-DD': 'Geben Sie das Datum als JJJJ-MM-TT ein',
  'Invalid ISO datetime': 'Das ist kein Zeitpunkt',
  'Invalid input': 'Ungültige Eingabe',
  'Please fill this in': 'Bitte ausfüllen',
  'Invalid URL': 'Das ist keine Webadresse',
  'It works.': 'Es funktioniert.',
  'When it was booked': 'Wann gebucht wurde',
  'When it was delivered': 'Wann zugestellt wurde',
  'Day of the invoice or of the credit': 'Tag der Rechnung oder Gutschrift',
  'Day of the invoice': 'Tag der Rechnung',
  'When the job was given to the driver': 'Wann der Auftrag an den Fahrer ging',
  'When it was scanned': 'Wann gescannt wurde',
  'Explosives with a mass explosion hazard': 'Explosive Stoffe mit Gefahr der Massenexplosion',
  'Explosives with a projection hazard': 'Explosive Stoffe mit Gefahr durch Splitter',
  'Explosives with a fire hazard': 'Explosive Stoffe mit Feuergefahr',
  'Explosives with no significant hazard': 'Explosive Stoffe ohne bedeutende Gefahr',
  'Very insensitive explosives': 'Sehr unempfindliche explosive Stoffe',
  'Extremely insensitive articles': 'Extrem unempfindliche Gegenstände',
  'Flammable gases': 'Entzündbare Gase',
  'Non-flammable, non-toxic gases': 'Nicht entzündbare, nicht giftige Gase',
  'Toxic gases': 'Giftige Gase',
  'Flammable liquids': 'Entzündbare flüssige Stoffe',
  'Flammable solids': 'Entzündbare feste Stoffe',
  'Substances liable to spontaneous combustion': 'Selbstentzündliche Stoffe',
  'Substances dangerous when wet': 'Stoffe, die mit Wasser entzündbare Gase bilden',
  'Oxidizing substances': 'Entzündend wirkende Stoffe',
  'Organic peroxides': 'Organische Peroxide',
  'Toxic substances': 'Giftige Stoffe',
  'Infectious substances': 'Ansteckungsgefährliche Stoffe',
  'Radioactive material': 'Radioaktive Stoffe',
  'Corrosive substances': 'Ätzende Stoffe',
  'Miscellaneous dangerous goods': 'Verschiedene gefährliche Stoffe',
  'This is not a language such as en-AU': 'Das ist keine Sprache wie en-AU',
  'Only delivered bookings that have not been invoiced can be priced.':
    'Nur zugestellte, noch nicht abgerechnete Buchungen können bepreist werden.',
  'This booking has already been priced.': 'Diese Buchung wurde bereits bepreist.',
  'The price has changed. Please get a new quote.':
    'Der Preis hat sich geändert. Bitte holen Sie ein neues Angebot ein.',
  'The booking has no account or service to quote. Enter the price manually.':
    'Die Buchung hat kein Konto oder keinen Service. Geben Sie den Preis manuell ein.',
  'We could not find this statement run.': 'Wir konnten diesen Kontoauszugslauf nicht finden.',
  'Statements are already being created. Wait until they are done, then start again.':
    'Es werden bereits Kontoauszüge erstellt. Warten Sie, bis sie fertig sind, und starten Sie dann erneut.',
  'There are too many statements for one run.': 'Es sind zu viele Kontoauszüge für einen Lauf.',
  'There are too many statements for one archive: at most 1,000. Send them by e-mail.':
    'Es sind zu viele Kontoauszüge für ein Archiv: höchstens 1.000. Bitte per E-Mail senden.',
  'There are too many statements for one run: at most 5,000.':
    'Es sind zu viele Kontoauszüge für einen Lauf: höchstens 5.000.',
  'No customer has a balance or a transaction in this period.':
    'Kein Kunde hat in diesem Zeitraum einen Saldo oder eine Buchung.',
  'Enter a price or use the quoted one, not both':
    'Geben Sie einen Preis ein oder verwenden Sie den angebotenen, nicht beides',
  'Pickup street address is required': 'Die Abholadresse braucht eine Straße',
  'Pickup suburb is required': 'Die Abholadresse braucht einen Ort',
  'Pickup postcode is required': 'Die Abholadresse braucht eine Postleitzahl',
  'Pickup country is required': 'Die Abholadresse braucht ein Land',
  'Delivery street address is required': 'Die Lieferadresse braucht eine Straße',
  'Delivery suburb is required': 'Die Lieferadresse braucht einen Ort',
  'Delivery postcode is required': 'Die Lieferadresse braucht eine Postleitzahl',
  'Delivery country is required': 'Die Lieferadresse braucht ein Land',
  'a symbol such as ! or #': 'ein Sonderzeichen wie ! oder #',
  'This is not a message in ICU syntax: check the braces':
    'Das ist keine ICU-Nachricht: bitte die Klammern prüfen',
  'a draft': 'einem Entwurf',
};
