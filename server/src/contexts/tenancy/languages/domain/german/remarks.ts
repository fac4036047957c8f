import type { remarksTexts } from '@waybill/contract/tenancy/texts/remarks';

export const remarksGerman: Readonly<Record<(typeof remarksTexts)[number], string>> = {
  'An address is required': 'Eine Adresse fehlt',
  'A text is required': 'Ein Text fehlt',
  'A subject is required': 'Ein Betreff fehlt',
  'At most 40,000 cells at once': 'Höchstens 40.000 Zellen auf einmal',
  'Nothing was changed': 'Nichts wurde geändert',
  'A token is required': 'Ein Token fehlt',
  'At most 5 files': 'Höchstens 5 Dateien',
  'A file may have 1 MB': 'Eine Datei hat höchstens 1 MB',
  'A file needs a name': 'Eine Datei braucht einen Namen',
  'At most 50 addresses': 'Höchstens 50 Adressen',
  'Please enter what to look for': 'Bitte eingeben, wonach gesucht wird',
  'Please choose a job': 'Bitte einen Auftrag wählen',
  'At most 100 groups': 'Höchstens 100 Gruppen',
  'A remittance number is required': 'Die Avisnummer fehlt',
  'At least one line is required': 'Mindestens eine Position fehlt',
  'At least one invoice is required': 'Mindestens eine Rechnung fehlt',
  'A payment nonce is required': 'Die Kartenangabe fehlt',
  'Choose at least two bookings': 'Bitte mindestens zwei Buchungen wählen',
  'A journey has two legs at least': 'Eine Reise hat mindestens zwei Abschnitte',
  'Choose at least one document': 'Bitte mindestens ein Dokument wählen',
  'Choose a service': 'Bitte einen Dienst wählen',
  'Email is required': 'Die E-Mail-Adresse fehlt',
  'Choose at least one operation': 'Bitte mindestens eine Handlung wählen',
  'PostCode is required': 'Die Postleitzahl fehlt',
  'ConnoteNumber is required': 'Die Sendungsnummer fehlt',
  'Choose at least one booking': 'Bitte mindestens eine Buchung wählen',
  'Latitude and longitude must both be given or both be empty.':
    'Breite und Länge müssen beide angegeben oder beide leer sein.',
  'The longitude must be a number from -180 to 180.':
    'Die Länge muss eine Zahl von -180 bis 180 sein.',
  'The latitude must be a number from -90 to 90.': 'Die Breite muss eine Zahl von -90 bis 90 sein.',
  'Prices are entered for active accounts with manual carriers alone.':
    'Preise werden nur für aktive Konten bei Frachtführern von Hand eingetragen.',
  'This is not a server such as ldap.example:636': 'Das ist kein Server wie ldap.example:636',
  'Must be ALL or EMPTY': 'Muss ALL oder EMPTY sein',
  'An assetId is required': 'Eine assetId fehlt',
  'A note is required': 'Eine Notiz fehlt',
  'Insured value is required': 'Der versicherte Wert fehlt',
  'We could not find this notification.': 'Wir konnten diese Benachrichtigung nicht finden.',
  'Its text is not kept, because it carried a personal link. Please start anew.':
    'Ihr Text ist nicht aufbewahrt, weil sie einen persönlichen Link trug. Bitte neu beginnen.',
  'This message is still waiting to be sent.': 'Diese Nachricht wartet noch auf ihren Versand.',
  'We could not find this message.': 'Wir konnten diese Nachricht nicht finden.',
  'This is not base64': 'Das ist kein Base64',
  'As quoted.': 'Wie angeboten.',
  'Charged twice on this invoice.': 'Auf dieser Rechnung zweimal berechnet.',
  'No booking of ours has this number.': 'Keine unserer Buchungen hat diese Nummer.',
  'The consignment was booked with another carrier.':
    'Die Sendung wurde bei einem anderen Frachtführer gebucht.',
  'Fuel was not part of the quote.': 'Treibstoff war nicht Teil des Angebots.',
  'Not part of the quote.': 'Nicht Teil des Angebots.',
  'as quoted': 'wie angeboten',
  'an earlier invoice': 'eine frühere Rechnung',
  cancelled: 'storniert',
  'Carried as more than was declared.': 'Als mehr befördert, als angegeben war.',
  'The row has no consignment number.': 'Die Zeile hat keine Sendungsnummer.',
  'A line stands here twice.': 'Eine Position steht hier doppelt.',
  'A note is required to override the amount.':
    'Wer vom Betrag abweicht, schreibt eine Notiz dazu.',
  'There is no customer to recharge.': 'Es gibt keinen Kunden, dem das berechnet werden kann.',
  'There is nothing to pass on.': 'Es gibt nichts weiterzugeben.',
  'The recharge stands on an invoice already: void that or credit it.':
    'Die Weiterberechnung steht schon auf einer Rechnung: Bitte diese stornieren oder gutschreiben.',
  'The decision was exported: it can no longer be taken back.':
    'Die Entscheidung wurde ausgegeben: Sie lässt sich nicht mehr zurücknehmen.',
  Somebody: 'Jemand',
  'a digit': 'eine Ziffer',
  'a lower-case letter': 'ein Kleinbuchstabe',
  'an upper-case letter': 'ein Großbuchstabe',
  'a sign such as ! or #': 'ein Zeichen wie ! oder #',
  'street address': 'Straße',
  suburb: 'Ort',
  postcode: 'Postleitzahl',
  country: 'Land',
  'this service': 'diesen Dienst',
  'all services': 'alle Dienste',
  default: 'Standard',
  'The booking date is in the past': 'Der Buchungstag liegt in der Vergangenheit',
  'Choose a quote or a service': 'Bitte ein Angebot oder einen Dienst wählen',
  'Customer is required': 'Der Kunde fehlt',
  'Cost center is required': 'Die Kostenstelle fehlt',
  'A reference is required': 'Eine Referenz fehlt',
  'Invoices are numbered without a gap, so nobody types them.':
    'Rechnungen sind lückenlos nummeriert, deshalb gibt niemand ihre Nummer ein.',
  'An uploaded asset must be a file': 'Hochgeladen wird eine Datei',
  'A quotation mark is not closed properly.':
    'Ein Anführungszeichen ist nicht richtig geschlossen.',
  'The file is empty: it needs a row of heads.': 'Die Datei ist leer: Sie braucht eine Kopfzeile.',
  'The file is not UTF-8 text. Save it as “CSV UTF-8” and try again.':
    'Die Datei ist kein Text in UTF-8. Bitte als „CSV UTF-8“ speichern und noch einmal versuchen.',
  'The file is not an Excel workbook that can be read.':
    'Die Datei ist keine Excel-Arbeitsmappe, die sich lesen lässt.',
  'The file holds the character NUL, which is no text. Save it anew and try again.':
    'Die Datei enthält das Zeichen NUL, das kein Text ist. Bitte neu speichern und noch einmal versuchen.',
  'No such column': 'Diese Spalte gibt es nicht',
  'Say under which column it stands': 'Bitte sagen, in welcher Spalte es steht',
  'The request could not be read.': 'Die Anfrage ließ sich nicht lesen.',
  'An internal error occurred during your request!':
    'Bei Ihrer Anfrage ist ein Fehler aufgetreten!',
  'A text cannot contain the character NUL': 'Ein Text darf das Zeichen NUL nicht enthalten',
  'The address answered that it wants nothing more (410).':
    'Die Adresse antwortete, dass sie nichts mehr will (410).',
  'This is not taken': 'Das wird nicht angenommen',
  'A negative margin is not taken': 'Ein negativer Abstand wird nicht angenommen',
  'Please enter the domain or the server': 'Bitte die Domäne oder den Server eingeben',
  'No answer': 'Keine Antwort',
  'We could not find this upload': 'Wir konnten diese hochgeladene Datei nicht finden',
  "A customer's own card cannot be the default for everybody.":
    'Der eigene Tarif eines Kunden kann nicht für alle gelten.',
  'The expiry date must lie after the effective date.': 'Das Ende muss nach dem Beginn liegen.',
  'A zone cannot be inside itself': 'Eine Zone kann nicht in sich selbst liegen',
  'A rate needs at least one PerUnit or Flat row.':
    'Eine Rate braucht mindestens eine Zeile je Einheit oder pauschal.',
  'A rate has at most two dimensions: child rows cannot have child rows.':
    'Eine Rate hat höchstens zwei Stufen: Unterzeilen haben keine eigenen Unterzeilen.',
  'A rate for all services is required.': 'Ein Aufschlag für alle Dienste fehlt.',
  'The carrier named no price.': 'Der Frachtführer nannte keinen Preis.',
  'There is no active rate card for it.': 'Dafür gibt es keinen aktiven Tarif.',
  'The last day is before the first.': 'Der letzte Tag liegt vor dem ersten.',
  'The carrier account is not active.': 'Das Frachtführerkonto ist nicht aktiv.',
  'This job is not with that driver.': 'Dieser Auftrag ist nicht bei diesem Fahrer.',
  'Nobody knows this number yet. The scan is kept until somebody does.':
    'Diese Nummer kennt noch niemand. Der Scan wird aufbewahrt, bis es so weit ist.',
  'Another driver': 'Ein anderer Fahrer',
  'This person has more rights than a driver: change this under Users.':
    'Diese Person hat mehr Rechte als ein Fahrer: Bitte unter Benutzer ändern.',
  'Another rate of this customer holds on some of these days':
    'An manchen dieser Tage gilt schon eine andere Rate dieses Kunden',
  'The booking was cancelled': 'Die Buchung wurde storniert',
  'Part of this payment went back to its card by a credit note.':
    'Ein Teil dieser Zahlung ging durch eine Gutschrift auf die Karte zurück.',
  'The processor knows of no charge.': 'Der Kartenabwickler kennt keine Abbuchung.',
  'We could not find this invoice': 'Wir konnten diese Rechnung nicht finden',
  'The booking is not delivered yet.': 'Die Buchung ist noch nicht zugestellt.',
  'The booking is on an invoice already.': 'Die Buchung steht schon auf einer Rechnung.',
  'The booking has no price.': 'Die Buchung hat keinen Preis.',
  'The customer is set not to be invoiced.':
    'Für den Kunden ist eingestellt, dass er keine Rechnungen bekommt.',
  'From $1,000 a tax invoice needs the name or the ABN of the customer.':
    'Ab 1.000 $ braucht eine Rechnung den Namen oder die ABN des Kunden.',
  'Our fleet delivered it, and no proof of delivery was kept.':
    'Unsere Flotte hat zugestellt, und es gibt keinen Zustellnachweis.',
  'A later charge of the carrier waits for a decision.':
    'Eine Nachberechnung des Frachtführers wartet auf eine Entscheidung.',
  'The customer pays less than the carrier costs.':
    'Der Kunde zahlt weniger, als der Frachtführer kostet.',
  'More than can still be credited of this line':
    'Mehr, als von dieser Position noch gutgeschrieben werden kann',
  'Invoiced without proof of delivery': 'Ohne Zustellnachweis abgerechnet',
  'Invoiced before a later charge is decided':
    'Abgerechnet, bevor eine Nachberechnung entschieden ist',
  'Invoiced below cost': 'Unter Kosten abgerechnet',
  'This carrier carries no dangerous goods.': 'Dieser Frachtführer befördert keine Gefahrgüter.',
  'The proper shipping name is missing.': 'Die offizielle Benennung fehlt.',
  'Please enter a company name or a contact name':
    'Bitte einen Firmennamen oder einen Ansprechpartner eingeben',
  'It belongs to another customer.': 'Es gehört einem anderen Kunden.',
  'The replay broke off. Please start it again.':
    'Die Nachrechnung brach ab. Bitte noch einmal starten.',
  'The carrier knew nothing of it': 'Der Frachtführer wusste davon nichts',
  'You may not book dangerous goods. Ask for the right to.':
    'Sie dürfen keine Gefahrgüter buchen. Bitten Sie um das Recht dazu.',
  'Nobody is named who answers at any hour: see Settings, Dangerous goods.':
    'Niemand ist genannt, der jederzeit antwortet: siehe Einstellungen, Gefahrgüter.',
  'The freight has changed since it was quoted. Please get a new quote.':
    'Die Fracht hat sich seit dem Angebot geändert. Bitte ein neues Angebot einholen.',
  'This booking is booked. Please call us to change it.':
    'Diese Buchung ist gebucht. Bitte rufen Sie uns an, um sie zu ändern.',
  'Name the option': 'Bitte die Option benennen',
  'From zone is required': 'Die Zone „von“ fehlt',
  'To zone is required': 'Die Zone „nach“ fehlt',
  'Choose classes from 1 to 9': 'Bitte Klassen von 1 bis 9 wählen',
  'A telephone number has at least 8 digits': 'Eine Telefonnummer hat mindestens 8 Ziffern',
  'An expected revenue is 0 or more': 'Ein erwarteter Umsatz ist 0 oder mehr',
  'An insured value is 0 or more': 'Ein versicherter Wert ist 0 oder mehr',
  'Invalid email address': 'Das ist keine E-Mail-Adresse',
  'Invalid UUID': 'Das ist keine gültige Kennung',
  'A date is written YYYY-MM-DD': 'Ein Datum wird JJJJ-MM-TT geschrieben',
  'Invalid ISO datetime': 'Das ist kein Zeitpunkt',
  'Invalid input': 'Das passt nicht',
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
  'Only delivered bookings that are on no invoice are priced afterwards.':
    'Nachträglich werden nur zugestellte Buchungen bepreist, die auf keiner Rechnung stehen.',
  'Somebody has priced this booking already.': 'Diese Buchung wurde bereits bepreist.',
  'The price has changed since it was shown: quote again.':
    'Der Preis hat sich seit der Anzeige geändert: bitte neu anbieten.',
  'The booking names no account and service to quote: enter its price by hand.':
    'Die Buchung nennt weder Konto noch Service: bitte den Preis von Hand eingeben.',
  'We could not find this run of statements.':
    'Dieser Lauf von Kontoauszügen wurde nicht gefunden.',
  'Statements are being made already. Wait for their end, then start again.':
    'Es werden bereits Kontoauszüge erstellt. Bitte das Ende abwarten und dann neu starten.',
  'There are too many statements for one run.': 'Es sind zu viele Kontoauszüge für einen Lauf.',
  'There are too many statements for one archive: at most 1,000. Send them by e-mail.':
    'Es sind zu viele Kontoauszüge für ein Archiv: höchstens 1.000. Bitte per E-Mail senden.',
  'There are too many statements for one run: at most 5,000.':
    'Es sind zu viele Kontoauszüge für einen Lauf: höchstens 5.000.',
  'No customer has a balance or a transaction in this period.':
    'Kein Kunde hat in diesem Zeitraum einen Saldo oder eine Buchung.',
  'Enter a price or take the quoted one, not both':
    'Bitte einen Preis eingeben oder den angebotenen übernehmen, nicht beides',
};
