import type { sentencesWithValues } from '@waybill/contract/tenancy/texts/sentences';

export const sentencesGerman: Readonly<Record<(typeof sentencesWithValues)[number], string>> = {
  'A line haul that is {from} cannot become {to}.':
    'Ein Linienverkehr, der {from} ist, kann nicht {to} werden.',

  '{article} is already on {lineHaul}.': '{article} ist schon auf {lineHaul}.',
  'A line haul can have up to {count} articles.':
    'Ein Linienverkehr kann höchstens {count} Packstücke haben.',

  '{one} and {other} must not travel together.':
    '{one} und {other} dürfen nicht zusammen befördert werden.',
  '{one} and {other} must be separated on board.':
    '{one} und {other} müssen an Bord getrennt werden.',
  '{one} and {other}: check their compatibility groups.':
    '{one} und {other}: Verträglichkeitsgruppen prüfen.',
  '{article} has no difference to resolve.': 'Bei {article} gibt es keine Abweichung zu klären.',
  'We could not find article {article}.': 'Wir konnten das Packstück {article} nicht finden.',
  '{place} is already in zone {zone} in an earlier row.':
    '{place} ist in einer früheren Zeile bereits der Zone {zone} zugeordnet.',
  'Zone {zone} belongs to head port {port}.': 'Zone {zone} gehört zum Hauptdepot {port}.',
  '“{code}” is not a country code': '„{code}“ ist kein Ländercode',
  'Zones can be nested up to {count} levels deep.':
    'Zonen können höchstens {count} Ebenen tief verschachtelt sein.',
  'A multi-stop can have up to {count} jobs.':
    'Eine Mehrstopp-Tour kann höchstens {count} Aufträge haben.',
  'Job {number} has just been added to a multi-stop.':
    'Auftrag {number} wurde gerade in eine Mehrstopp-Tour aufgenommen.',
  '{number}: {reason}': '{number}: {reason}',
  'A journey can have up to {count} legs': 'Eine Strecke kann höchstens {count} Abschnitte haben',
  'Leg {number} is in transit': 'Abschnitt {number} ist unterwegs',
  'Leg {number} is on a manifest': 'Abschnitt {number} steht auf einem Manifest',
  'Please answer: {titles}': 'Bitte beantworten: {titles}',

  'At most {count} bookings at once': 'Höchstens {count} Buchungen auf einmal',

  'The place must have 1 to {count} characters.': 'Der Ort muss 1 bis {count} Zeichen haben.',
  'The postal code must have 1 to {count} characters.':
    'Die Postleitzahl muss 1 bis {count} Zeichen haben.',

  '{field} must be a date such as 2026-11-23': '{field} muss ein Datum wie 2026-11-23 sein',
  '{place} is already in zone {zone}.': '{place} liegt schon in Zone {zone}.',

  'Must be one of {choices}': 'Muss eines davon sein: {choices}',
  'Role name {name} is already taken.': 'Der Rollenname {name} ist bereits vergeben.',
  'Role display name {displayName} is already taken.':
    'Der Anzeigename {displayName} ist bereits vergeben.',

  'At least one of these permissions must be granted: {permissions}':
    'Mindestens eine dieser Berechtigungen ist nötig: {permissions}',
  'Promo code {code} is used up. Please ask for a new quote.':
    'Der Aktionscode {code} ist aufgebraucht. Bitte fragen Sie ein neues Angebot an.',
  'Can not delete a static role: {name}': 'Eine statische Rolle lässt sich nicht löschen: {name}',

  "A customer's users cannot hold {name}.":
    'Benutzer eines Kunden können dieses Recht nicht haben: {name}.',

  'A password needs {signs}.': 'Ein Kennwort braucht {signs}.',
  '{others} and {last}': '{others} und {last}',
  '{others}, and {last}': '{others} und {last}',
  '{field} is not known': '{field} ist nicht bekannt',
  '{field} is required': '{field} ist erforderlich',
  '{field} must be a number': '{field} muss eine Zahl sein',
  '{field} must be true or false': '{field} muss true oder false sein',
  '{field} must be two of {units}, for example “cm kg”':
    '{field} müssen zwei von {units} sein, zum Beispiel „cm kg“',

  '{field} must be one of {choices}': '{field} ist eines von {choices}',
  '{field} must be an amount such as {example}': '{field} muss ein Betrag wie {example} sein',

  '{field} must be a date (yyyy-MM-dd)': '{field} muss ein Datum sein (JJJJ-MM-TT)',
  "{field} can't be longer than 200 characters": '{field} darf höchstens 200 Zeichen haben',
  '{field} must be the ID of a driver': '{field} muss die ID eines Fahrers sein',
  '{field} must be an ID from the list': '{field} muss eine ID aus der Liste sein',
  '{field} must be two dates (yyyy-MM-dd/yyyy-MM-dd) or a name such as Last30Days':
    '{field} muss aus zwei Daten (JJJJ-MM-TT/JJJJ-MM-TT) oder einem Namen wie Last30Days bestehen',
  '{field} ends before it begins': '{field} endet vor seinem Anfang',
  '{field} can cover up to {days} days': '{field} darf höchstens {days} Tage umfassen',
  '{field} needs at least one option': '{field} braucht mindestens eine Auswahlmöglichkeit',
  '{field} has a duplicate option': '{field} enthält eine Auswahlmöglichkeit doppelt',
  "{field} can't have this type here": '{field} kann hier nicht von diesem Typ sein',
  "The type of {field} can't be changed": 'Der Typ von {field} kann nicht geändert werden',
  "{field} can't have a default value": '{field} kann keinen Standardwert haben',
  '{field} is a reserved name': '{field} ist ein reservierter Name',
  "{field} is shown by a rule itself and can't control another field":
    '{field} wird selbst durch eine Regel angezeigt und kann kein anderes Feld steuern',
  '{field}: record not found': '{field}: Datensatz nicht gefunden',
  '{field} is listed twice': '{field} ist doppelt aufgeführt',
  'The maximum of {field} is lower than the minimum':
    'Das Maximum von {field} ist kleiner als das Minimum',
  'Choose the record type for {field}': 'Wählen Sie den Datensatztyp für {field}',
  'Two fields have the key {key}': 'Zwei Felder haben den Schlüssel {key}',
  'There is no field {key}': 'Es gibt kein Feld {key}',
  'There is no record {key}': 'Es gibt keinen Datensatz {key}',

  'A field of {other} refers to {type}.': 'Ein Feld von {other} verweist auf {type}.',

  'Please enter the {what}': 'Bitte eingeben: {what}',
  'The {what} must be 0 or more': '{what} muss mindestens 0 sein',
  'The unit of the {what} must be one of {units}': 'Einheit für {what}: {units}',
  'The shop type must be one of {types}': 'Der Shop-Typ muss eines davon sein: {types}',
  'At most {count} characters': 'Höchstens {count} Zeichen',
  'A text can have up to {count} characters': 'Ein Text darf höchstens {count} Zeichen haben',

  'Up to {count} tags of each kind': 'Höchstens {count} Erwähnungen je Art',
  'The type must be one of {types}': 'Die Art muss eine davon sein: {types}',
  'Please send one of {types}': 'Bitte eines davon senden: {types}',

  'The file is missing the column {columns}.': 'In der Datei fehlt die Spalte {columns}.',
  'The file has no column “{column}”': 'Die Datei hat keine Spalte „{column}“',
  'The file has more than {count} rows. Import fewer at a time.':
    'Die Datei hat mehr als {count} Zeilen. Importieren Sie weniger auf einmal.',
  'The file has more than {count} columns.': 'Die Datei hat mehr als {count} Spalten.',
  'Two columns are named “{column}”.': 'Zwei Spalten heißen „{column}“.',
  'The row has {cells} cells, but the header has {heads}.':
    'Die Zeile hat {cells} Zellen, die Kopfzeile aber {heads}.',
  'Line {line} is a duplicate of this row.': 'Zeile {line} ist ein Duplikat dieser Zeile.',
  '{code} has the same {what}. Enter its code to update it.':
    '{code} hat dieselbe Angabe: {what}. Geben Sie den Code ein, um den Kunden zu ändern.',
  'An earlier row has the same {what}.': 'Eine frühere Zeile hat dieselbe Angabe: {what}.',
  'Line {line}: {fault}': 'Zeile {line}: {fault}',
  '{columns} columns separated by tabs are expected, {found} were found.':
    'Erwartet werden {columns} durch Tabulatoren getrennte Spalten, gefunden wurden {found}.',
  'The last number has more than {digits} digits.':
    'Die letzte Nummer hat mehr als {digits} Stellen.',
  "The last number can't be lower than the next number, {number}.":
    'Die letzte Nummer darf nicht niedriger sein als die nächste Nummer, {number}.',
  '@{name} is not allowed, only @media': '@{name} ist nicht erlaubt, nur @media',
  '{name}() is not allowed': '{name}() ist nicht erlaubt',
  '::{name} is not allowed': '::{name} ist nicht erlaubt',
  'This could not be read: {css}': 'Das konnte nicht gelesen werden: {css}',
  'opacity must be a number of {least} or more':
    'opacity muss eine Zahl von {least} oder mehr sein',
  'Within tolerance: {off}.': 'Innerhalb der Toleranz: {off}.',
  'As quoted in total; this charge is {off}.':
    'Insgesamt wie angeboten; dieser Posten liegt {off}.',
  '{amount} above the quote': '{amount} über dem Angebot',
  '{amount} below the quote': '{amount} unter dem Angebot',
  'The booking is {status}.': 'Die Buchung ist {status}.',
  'Already charged on {invoice}.': 'Bereits berechnet: {invoice}.',
  'invoice {number}': 'Rechnung {number}',
  'reconciliation {number}': 'Abgleich {number}',
  'Charged for {charged}; declared {declared}: {off}.':
    'Berechnet für {charged}, angegeben {declared}: {off}.',
  'Weight as declared, but {off}: different zone or rate.':
    'Gewicht wie angegeben, aber {off}: andere Zone oder anderer Satz.',
  'Fuel is {off}.': 'Treibstoff: {off}.',
  'The service is {off}.': 'Der Dienst: {off}.',
  '“{cell}” is not an amount.': '„{cell}“ ist kein Betrag.',
  '“{cell}” is not a weight.': '„{cell}“ ist kein Gewicht.',
  '“{cell}” is not a volume.': '„{cell}“ ist kein Volumen.',
  'The column “{column}” contains cells that are not amounts':
    'Die Spalte „{column}“ enthält Zellen, die keine Beträge sind',
  'Invoice {invoice} was already imported by {who} as reconciliation {number}.':
    'Rechnung {invoice} wurde bereits von {who} als Abgleich {number} importiert.',
  'Approve {amount}, or override it with a note.':
    'Genehmigen Sie {amount}, oder weichen Sie mit einer Notiz davon ab.',

  'The postcode {postCode} contains the letter {letter}: use four digits':
    'Die Postleitzahl {postCode} enthält den Buchstaben {letter}: Geben Sie vier Ziffern ein',
  'The postcode {postCode} does not have four digits':
    'Die Postleitzahl {postCode} hat nicht vier Ziffern',
  'There is no {suburb} with the postcode {postCode}':
    '{suburb} mit der Postleitzahl {postCode} gibt es nicht',
  'There is no {suburb} with the postcode {postCode}. Did you mean {place}?':
    '{suburb} mit der Postleitzahl {postCode} gibt es nicht. Meinten Sie {place}?',
  '{who} approved this line.': '{who} hat diese Position genehmigt.',
  '{who} approved this line on {when, date}, {when, time, short}.':
    '{who} hat diese Position am {when, date} um {when, time, short} genehmigt.',
  'UN number {number} is not in the list.': 'Die UN-Nummer {number} ist nicht in der Liste.',
  'UN {number} has no package group {group}.': 'UN {number} hat keine Verpackungsgruppe {group}.',
  '{name} carries no dangerous goods.': '{name} befördert keine Gefahrgüter.',
  '{name} carries no dangerous goods of class {hazard}.':
    '{name} befördert keine Gefahrgüter der Klasse {hazard}.',
  '{name} carries no dangerous goods of class {hazard} for this customer.':
    '{name} befördert für diesen Kunden keine Gefahrgüter der Klasse {hazard}.',
  'A receptacle of {goods} holds {each}, more than {bulk}.':
    'Ein Gefäß {goods} fasst {each}, mehr als {bulk}.',
  '{goods} is a category A infectious substance, in any quantity.':
    '{goods} ist ein ansteckungsgefährlicher Stoff der Kategorie A, in jeder Menge.',
  '{quantity} of class 6.2 (limit 10).': '{quantity} der Klasse 6.2 (Grenze 10).',
  '{quantity} in total (limit {limit}).': '{quantity} insgesamt (Grenze {limit}).',
  '{quantity} in total, including {goods} (limit {limit}).':
    '{quantity} insgesamt, darunter {goods} (Grenze {limit}).',
  '{quantity} kg or L': '{quantity} kg oder L',
  'UN{number} of class {hazard} is listed twice.':
    'UN{number} der Klasse {hazard} ist doppelt aufgeführt.',
  '“{cell}” is not a four-digit UN number.': '„{cell}“ ist keine vierstellige UN-Nummer.',
  '“{cell}” is not a class or division.': '„{cell}“ ist keine Klasse oder Unterklasse.',
  '“{cell}” is not a package group: use I, II, III or leave it blank.':
    '„{cell}“ ist keine Verpackungsgruppe: I, II, III oder leer.',
  'The rate card has no zone {zone}.': 'Der Tarif hat keine Zone {zone}.',
  'The rate card has no service {service}.': 'Der Tarif hat keinen Dienst {service}.',
  'Line {line} already has a rate for this lane and day.':
    'Zeile {line} enthält bereits eine Rate für diese Strecke und diesen Tag.',
  'child{number} is not JSON': 'child{number} ist kein JSON',
  "Zone {zone} can't be inside {other}.": 'Zone {zone} kann nicht in {other} liegen.',
  'Zone {zone} is listed twice.': 'Zone {zone} steht doppelt da.',
  'Zone {zone} is nested more than {count} levels deep.':
    'Zone {zone} ist mehr als {count} Ebenen tief verschachtelt.',
  'Zone {zone} is inside itself.': 'Zone {zone} liegt in sich selbst.',
  'A rate can have up to {count} rows.': 'Eine Rate kann höchstens {count} Zeilen haben.',
  'Breaks must increase from row to row: {break} is out of order.':
    'Grenzen müssen von Zeile zu Zeile steigen: {break} steht falsch.',
  '{name} must be a number from {least} to {most}.':
    '{name} muss eine Zahl von {least} bis {most} sein.',
  'Rate card {card} is not active.': 'Tarif {card} ist nicht aktiv.',
  'Rate card {card} has no service {service}.': 'Tarif {card} hat keinen Dienst {service}.',
  'Service {service} of rate card {card} is not active.':
    'Dienst {service} des Tarifs {card} ist nicht aktiv.',
  'Rate card {card} has no rate {lane}.': 'Tarif {card} hat keine Rate {lane}.',
  'from {from} to {to}': 'von {from} nach {to}',
  'Service {service} is priced by distance, and the distance is not known.':
    'Dienst {service} kostet nach Entfernung, und die Entfernung ist nicht bekannt.',
  'Service {service} is priced by time, and the driving time is not known.':
    'Dienst {service} kostet nach Zeit, und die Fahrzeit ist nicht bekannt.',
  'Service {service} is priced by pallet, and none of the items is a pallet.':
    'Dienst {service} kostet nach Paletten, und keine Position ist eine Palette.',
  'Service {service} is a share of the freight charge and cannot be priced alone.':
    'Dienst {service} ist ein Anteil der Fracht und hat allein keinen Preis.',
  '{service} is priced on application.': '{service} kostet auf Anfrage.',
  'Service {service} is listed twice.': 'Dienst {service} steht doppelt da.',
  'There is no service {service} on this card.': 'Dieser Tarif hat keinen Dienst {service}.',
  'There is no zone {zone} on this card.': 'Dieser Tarif hat keine Zone {zone}.',
  'calculationMethod must be one of {methods}.':
    'calculationMethod muss eines davon sein: {methods}.',
  'There is no carrier account {account}.': 'Es gibt kein Frachtführerkonto {account}.',
  'Carrier account {account} is listed twice.': 'Frachtführerkonto {account} steht doppelt da.',
  'There is no carrier {carrier}.': 'Es gibt keinen Frachtführer {carrier}.',
  'There is no service {service}.': 'Es gibt keinen Dienst {service}.',
  'The value must be from {least} to {most}.': 'Der Wert muss zwischen {least} und {most} liegen.',
  'The discount must be above 0 and up to {most}.':
    'Der Nachlass muss größer als 0 und höchstens {most} sein.',
  "{account} doesn't offer service {service}.": '{account} bietet den Dienst {service} nicht an.',
  '{account} no longer offers {service}.': '{account} bietet {service} nicht mehr an.',
  'There is no promo code {code}.': 'Es gibt keinen Aktionscode {code}.',
  'Promo code {code} is not active.': 'Aktionscode {code} ist nicht aktiv.',
  'Promo code {code} starts on {day}.': 'Aktionscode {code} gilt ab {day}.',
  'Promo code {code} ended on {day}.': 'Aktionscode {code} galt bis {day}.',
  'Promo code {code} is used up.': 'Aktionscode {code} ist aufgebraucht.',
  'Promo code {code} is not for this carrier.':
    'Aktionscode {code} gilt nicht für diesen Frachtführer.',
  '{charge} as the carrier charges it': '{charge}, wie der Frachtführer es berechnet',
  'Promo code {code}: {rate} off freight': 'Aktionscode {code}: {rate} Nachlass auf die Fracht',
  'GST of {percent, number}%': 'Steuer von {percent, number} %',
  '{percent, number}%': '{percent, number} %',
  '{charge}: markup of {rate}, {source}': '{charge}: Aufschlag von {rate}, {source}',

  "{audience} can't be notified of {event} by {channel}":
    '{audience} kann über {event} nicht per {channel} benachrichtigt werden',
  "You can't be notified of {event} by {channel}":
    'Sie können über {event} nicht per {channel} benachrichtigt werden',
  'Saved for {number}.': 'Gespeichert für {number}.',
  '{number} already has this scan.': '{number} hat diesen Scan bereits.',
  '{who} already has job {number}.': '{who} hat Auftrag {number} bereits.',
  '{who} already has job {number}, given by {dispatcher}.':
    '{who} hat Auftrag {number} bereits, zugeteilt von {dispatcher}.',
  'Job {number} has been unallocated meanwhile.':
    'Die Zuteilung von Auftrag {number} wurde inzwischen aufgehoben.',
  'Job {number} has been unallocated meanwhile by {dispatcher}.':
    'Die Zuteilung von Auftrag {number} wurde inzwischen von {dispatcher} aufgehoben.',
  'Invoice {number} is listed twice': 'Rechnung {number} steht doppelt da',
  'Invoice {number} belongs to another customer': 'Rechnung {number} gehört einem anderen Kunden',
  'Invoice {number} has a lower outstanding amount': 'Auf Rechnung {number} ist weniger offen',
  'Credit on {number}': 'Gutschrift zu {number}',
  'Refund of {number}': 'Erstattung von {number}',
  'Paid while booking {number}': 'Bezahlt beim Buchen von {number}',
  'Reversed by the card processor: {why}': 'Vom Zahlungsdienst zurückgebucht: {why}',
  'The card was declined: {why}': 'Die Karte wurde abgelehnt: {why}',

  '{name} has the same company name.': '{name} hat denselben Firmennamen.',
  'There is no customer {code}': 'Es gibt keinen Kunden {code}',
  '{operation} failed': '{operation}: fehlgeschlagen',
  '{carrier} is not connected. Please cancel the booking with the carrier directly.':
    '{carrier} ist nicht verbunden. Bitte stornieren Sie direkt beim Frachtführer.',
  'Combined into {number}': 'Zusammengelegt mit {number}',
  'Combined with {number}': 'Fracht von {number} übernommen',
  "A booking can't be set back to {status}":
    'Eine Buchung kann nicht auf {status} zurückgesetzt werden',
  '{customer} may not send UN {number}.': '{customer} darf UN {number} nicht versenden.',
  'Response status {status}': 'Antwort mit Status {status}',
  'No successful delivery since {moment}.': 'Keine erfolgreiche Zustellung seit {moment}.',
  'At least {count} characters': 'Mindestens {count} Zeichen',

  'Please enter {limit} or less': 'Bitte höchstens {limit} eingeben',
  'Please enter {limit} or more': 'Bitte mindestens {limit} eingeben',
  'Please enter more than {limit}': 'Bitte mehr als {limit} eingeben',
  'Please enter less than {limit}': 'Bitte weniger als {limit} eingeben',
  'Invalid input: expected {expected}, received {received}':
    'Erwartet wird {expected}, gekommen ist {received}',
  'Please enter one of {options}': 'Bitte eines von {options} angeben',
  'An Australian postcode has 4 digits, not “{postcode}”':
    'Eine australische Postleitzahl hat 4 Ziffern, nicht „{postcode}“',
  'Invalid string: must match pattern {pattern}': 'Das hat nicht die richtige Form ({pattern})',

  'This file was already imported by {who} as reconciliation {number}.':
    'Diese Datei wurde bereits von {who} als Abgleich {number} importiert.',
  'Weight of {name} is missing': 'Das Gewicht von {name} fehlt',
  'Dimensions of {name} are missing': 'Die Maße von {name} fehlen',
  '{name} is paused': '{name} ist pausiert',
  "{name} doesn't accept files": '{name} nimmt keine Dateien an',
  'Row {row}: the quantity must be a whole number above 0.':
    'Zeile {row}: Die Menge muss eine ganze Zahl über 0 sein.',
  'Row {row}: the order number is missing.': 'Zeile {row}: Die Bestellnummer fehlt.',
  'The shop is not available (status {status}).':
    'Der Shop ist nicht erreichbar (Status {status}).',
  'The shop does not respond: {reason}': 'Der Shop antwortet nicht: {reason}',
  'Not scanned: {missing} of {count, plural, one {# article} other {# articles}}.':
    'Nicht gescannt: {missing} von {count, plural, one {# Packstück} other {# Packstücken}}.',
  'Resolve {count, plural, one {# difference} other {# differences}} first.':
    'Klären Sie zuerst {count, plural, one {# Abweichung} other {# Abweichungen}}.',
  'That would be {amount, number} {unit}; this line haul takes {limit, number}.':
    'Das wären {amount, number} {unit}; dieser Linienverkehr fasst {limit, number}.',

  'The default value does not fit: {fault}': 'Der Standardwert passt nicht: {fault}',
  'There is no field {key} in this type of template': 'Diese Art von Vorlage hat kein Feld {key}',

  '{type} has {count, plural, one {# record} other {# records}}.':
    '{type} hat {count, plural, one {# Datensatz} other {# Datensätze}}.',
  '{count, plural, one {# record lacks} other {# records lack}} {field}: fill it in.':
    '{field} fehlt in {count, plural, one {# Datensatz} other {# Datensätzen}}.',
  '{field} names the customer of {count, plural, one {# record} other {# records}}.':
    '{field} nennt den Kunden von {count, plural, one {# Datensatz} other {# Datensätzen}}.',
  '{field} is linked in {count, plural, one {# record} other {# records}}.':
    '{field} ist in {count, plural, one {# Datensatz} other {# Datensätzen}} verknüpft.',
  "{count, plural, one {# record} other {# records}}: {field} ({was}) can't become {now}.":
    '{count, plural, one {# Datensatz} other {# Datensätze}}: {field} kann nicht {now} werden ({was}).',
  '{field} has data in {count, plural, one {# record} other {# records}}.':
    '{field} enthält Daten in {count, plural, one {# Datensatz} other {# Datensätzen}}.',
  '{choices}: used for {field} in {count, plural, one {# record} other {# records}}.':
    '{choices}: {field} in {count, plural, one {# Datensatz} other {# Datensätzen}}.',
  '{field} is out of range in {count, plural, one {# record} other {# records}}.':
    '{field} liegt in {count, plural, one {# Datensatz} other {# Datensätzen}} außerhalb.',

  "the customer's own rate for this service": 'eigener Satz des Kunden für diesen Dienst',
  "the customer's own rate for all services": 'eigener Satz des Kunden für alle Dienste',
  'the {group} rate for this service': 'Satz von {group} für diesen Dienst',
  'the {group} rate for all services': 'Satz von {group} für alle Dienste',
  "Username ''{userName}'' is already taken.":
    'Der Benutzername „{userName}“ ist bereits vergeben.',
  "Email ''{email}'' is already taken.": 'Die E-Mail-Adresse „{email}“ ist bereits vergeben.',

  '{name} booked the quote with its link': '{name} hat das Angebot mit dem Link daraus gebucht',
  '{name} accepted the quote sent to {email}':
    '{name} hat das Angebot angenommen, das an {email} gesendet wurde',
  '{name} is not allowed in @media': '{name} ist in @media nicht erlaubt',
  '{place} is in no zone of rate card {card}.':
    '{place} liegt in keiner Zone der Tarifkarte {card}.',
  'Rate card {card} has no rate for service {service} {lane}; other services have one.':
    'Tarifkarte {card} hat keinen Satz für den Dienst {service} {lane}; andere Dienste haben einen.',
  'No rate for service {service} {lane} is in force on {day}.':
    'Kein Satz für den Dienst {service} {lane} ist am {day} in Kraft.',
  'The lines add up to {lines}, not {invoice}': 'Die Positionen ergeben {lines}, nicht {invoice}',
  'There is no permission {name}.': 'Es gibt kein Recht {name}.',
  '{field} must be {limit} or more': '{field} muss mindestens {limit} sein',
  '{field} must be {limit} or less': '{field} darf höchstens {limit} sein',

  '{field} must be an amount with at most two decimals':
    '{field} muss ein Betrag mit höchstens zwei Nachkommastellen sein',
  '{field} must be a date such as 2026-11-18': '{field} muss ein Datum wie 2026-11-18 sein',
  '{field} must be a date and time such as 2026-11-18T09:30:00Z':
    '{field} muss ein Zeitpunkt wie 2026-11-18T09:30:00Z sein',
  '{field} must be a date and time such as 2026-12-01 18:30':
    '{field} muss ein Zeitpunkt wie 2026-12-01 18:30 sein',

  '{field} must be an e-mail address': '{field} muss eine E-Mail-Adresse sein',
  '{field} must be a telephone number': '{field} muss eine Telefonnummer sein',
  '{field} must be a web address': '{field} muss eine Webadresse sein',
  '{field} must be the fileName of an upload': '{field} muss der fileName eines Uploads sein',
  '{field} must be the id of a record': '{field} muss die ID eines Datensatzes sein',
  '{field} must be text': '{field} muss ein Text sein',
  'A picture can be up to {size} MB': 'Ein Bild darf höchstens {size} MB haben',
  'A file can be up to {size} MB': 'Eine Datei darf höchstens {size} MB haben',
  'At most {count, plural, one {# entry} other {# entries}}':
    'Höchstens {count, plural, one {# Eintrag} other {# Einträge}}',
  'At least {count, plural, one {# entry} other {# entries}}':
    'Mindestens {count, plural, one {# Eintrag} other {# Einträge}}',
  '{count, plural, one {# character} other {# characters}}':
    '{count, plural, one {# Zeichen} other {# Zeichen}}',
  '{customer} is on hold and may not book.': '{customer} ist angehalten und darf nicht buchen.',
  '{customer} is suspended and may not book.': '{customer} ist gesperrt und darf nicht buchen.',
  '{customer} is pending and may not book.':
    '{customer} ist noch nicht freigegeben und darf nicht buchen.',
  '{customer} is closed and may not book.': '{customer} ist geschlossen und darf nicht buchen.',
  'Use exactly these placeholders: {places}': 'Genau diese Platzhalter verwenden: {places}',
  'This text has no placeholder {place}': 'Dieser Text hat keinen Platzhalter {place}',
  'Order {number} has no id, date or number we can read.':
    'Bestellung {number} hat keine lesbare ID, kein lesbares Datum oder keine lesbare Nummer.',
  "{field} can't be longer than {count} characters": '{field} darf höchstens {count} Zeichen haben',
  '{field} must be two letters': '{field} muss aus zwei Buchstaben bestehen',
  'There is no price.': 'Es gibt keinen Preis.',
  'There is no price for {service}.': 'Für {service} gibt es keinen Preis.',
  'There is already an organization unit with name {displayName}.':
    'Eine Organisationseinheit namens {displayName} gibt es bereits.',
};
