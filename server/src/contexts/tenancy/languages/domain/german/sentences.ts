import type { sentencesWithValues } from '@waybill/contract/tenancy/texts/sentences';

export const sentencesGerman: Readonly<Record<(typeof sentencesWithValues)[number], string>> = {
  '{count} of {articles} is not scanned.': '{count} von {articles} ist nicht gescannt.',
  '{count} of {articles} are not scanned.': '{count} von {articles} sind nicht gescannt.',
  'A line haul that is {from} cannot become {to}.':
    'Ein Linienverkehr, der {from} ist, kann nicht {to} werden.',
  '{count} must be resolved first.': '{count} müssen zuerst geklärt werden.',
  '{article} is already on {lineHaul}.': '{article} ist schon auf {lineHaul}.',
  'A line haul has at most {count} articles.':
    'Ein Linienverkehr hat höchstens {count} Packstücke.',
  'That would be {amount}; this line haul takes {limit}.':
    'Das wären {amount}; dieser Linienverkehr fasst {limit}.',
  '{one} and {other} must not travel together.':
    '{one} und {other} dürfen nicht zusammen befördert werden.',
  '{one} and {other} must be separated on board.':
    '{one} und {other} müssen an Bord getrennt werden.',
  '{article} is neither short nor over.': '{article} ist weder fehlend noch überzählig.',
  'We could not find the article {article}.': 'Wir konnten das Packstück {article} nicht finden.',
  'An earlier row puts {place} into zone {zone}.':
    'Eine frühere Zeile ordnet {place} der Zone {zone} zu.',
  'Zone {zone} belongs to head port {port}.': 'Zone {zone} gehört zum Hauptdepot {port}.',
  '“{code}” is not a country code': '„{code}“ ist kein Ländercode',
  'Zones are nested at most {count} deep.':
    'Zonen sind höchstens {count} Ebenen tief verschachtelt.',
  'A multi-stop has at most {count} jobs.': 'Eine Mehrstopp-Tour hat höchstens {count} Aufträge.',
  'Job {number} has just been added to a multi-stop.':
    'Auftrag {number} wurde gerade in eine Mehrstopp-Tour aufgenommen.',
  '{number}: {reason}': '{number}: {reason}',
  'A journey has {count} legs at most': 'Eine Reise hat höchstens {count} Abschnitte',
  'Leg {number} is under way': 'Abschnitt {number} ist unterwegs',
  'Leg {number} is on a manifest': 'Abschnitt {number} steht auf einem Manifest',
  'Please answer: {titles}': 'Bitte beantworten: {titles}',
  '{count} prices': '{count} Preise',
  '{count} events': '{count} Ereignisse',
  'At most {count} bookings at once': 'Höchstens {count} Buchungen auf einmal',
  '{what}; first and last day included.': '{what}; erster und letzter Tag eingeschlossen.',
  'One row for each {choices}.': 'Eine Zeile je {choices}.',
  'The place must have 1 to {count} characters.': 'Der Ort muss 1 bis {count} Zeichen haben.',
  'The postal code must have 1 to {count} characters.':
    'Die Postleitzahl muss 1 bis {count} Zeichen haben.',
  'What {field} begins with {fault}': 'Womit {field} beginnt, {fault}',
  '{field} is a moment, as 2026-11-18T09:30:00Z':
    '{field} ist ein Zeitpunkt, etwa 2026-11-18T09:30:00Z',
  '{field} is a day such as 2026-11-23': '{field} ist ein Tag, etwa 2026-11-23',
  '{place} is already in zone {zone}.': '{place} liegt schon in Zone {zone}.',
  'There is no field {{{key}}} in this type of template':
    'Diese Art von Vorlage hat kein Feld {{{key}}}',
  'Must be one of {choices}': 'Muss eines davon sein: {choices}',
  'Role name {name} is already taken.': 'Der Rollenname {name} ist bereits vergeben.',
  'Role display name {displayName} is already taken.':
    'Der Anzeigename {displayName} ist bereits vergeben.',
  "Username '{userName}' is already taken.": 'Der Benutzername „{userName}“ ist bereits vergeben.',
  "Email '{email}' is already taken.": 'Die E-Mail-Adresse „{email}“ ist bereits vergeben.',
  'There is already an organization unit with name {displayName}.':
    'Eine Organisationseinheit namens {displayName} gibt es bereits.',
  'At least one of these permissions must be granted: {permissions}':
    'Mindestens eine dieser Berechtigungen ist nötig: {permissions}',
  'Promo code {code} is used up. Please ask for a new quote.':
    'Der Aktionscode {code} ist aufgebraucht. Bitte fragen Sie ein neues Angebot an.',
  'Can not delete a static role: {name}': 'Eine statische Rolle lässt sich nicht löschen: {name}',
  'There is no permission {name}.': 'Es gibt kein Recht {name}.',
  "A customer's users cannot hold {name}.":
    'Benutzer eines Kunden können dieses Recht nicht haben: {name}.',
  'Not held: {permissions}.': 'Diese Rechte haben Sie nicht: {permissions}.',
  'A password needs {signs}.': 'Ein Kennwort braucht: {signs}.',
  '{field} is not known': '{field} ist nicht bekannt',
  '{field} is required': '{field} fehlt',
  '{field} must be a number': '{field} muss eine Zahl sein',
  '{field} must be true or false': '{field} muss true oder false sein',
  '{field} are two of {units}, as “cm kg”': '{field} sind zwei von {units}, etwa „cm kg“',
  '{field} is a number': '{field} ist eine Zahl',
  '{field} is true or false': '{field} ist ja oder nein',
  '{field} is one of {choices}': '{field} ist eines von {choices}',
  '{field} is an amount such as {example}': '{field} ist ein Betrag wie {example}',
  '{field} is {limit} or more': '{field} ist {limit} oder mehr',
  '{field} is {limit} or less': '{field} ist {limit} oder weniger',
  '{field} is no e-mail address': '{field} ist keine E-Mail-Adresse',
  '{field} is no telephone number': '{field} ist keine Telefonnummer',
  '{field} is no address of the web': '{field} ist keine Webadresse',
  '{field} has two decimals at most': '{field} hat höchstens zwei Nachkommastellen',
  '{field} is a date, as 2026-11-18': '{field} ist ein Datum, etwa 2026-11-18',
  '{field} is a date, yyyy-MM-dd': '{field} ist ein Datum, JJJJ-MM-TT',
  '{field} is text of at most 200 characters': '{field} hat höchstens 200 Zeichen',
  '{field} is the id of a driver': '{field} ist die Nummer eines Fahrers',
  '{field} is a number of the list': '{field} ist eine Nummer der Liste',
  '{field} is two dates, yyyy-MM-dd/yyyy-MM-dd, or a name such as Last30Days':
    '{field} sind zwei Tage, JJJJ-MM-TT/JJJJ-MM-TT, oder ein Name wie Last30Days',
  '{field} ends before it begins': '{field} endet vor seinem Anfang',
  '{field} has {days} days at most': '{field} hat höchstens {days} Tage',
  '{field} needs something to choose from': '{field} braucht etwas zur Auswahl',
  '{field} offers something twice': '{field} bietet etwas doppelt an',
  '{field} cannot be filled in beforehand': '{field} lässt sich nicht vorbelegen',
  '{field} is the name of something that every record has':
    '{field} heißt schon etwas, das jeder Datensatz hat',
  '{field} is itself shown by a rule, so it cannot show another field':
    '{field} wird selbst durch eine Regel gezeigt und kann deshalb kein anderes Feld zeigen',
  '{field}: there is no such record': '{field}: Diesen Datensatz gibt es nicht',
  '{field} is there twice': '{field} kommt doppelt vor',
  'The largest {field} is smaller than the smallest':
    'Das größte {field} ist kleiner als das kleinste',
  'Say what type of record {field} names': 'Bitte sagen, welche Art von Datensatz {field} nennt',
  'Two fields have the key {key}': 'Zwei Felder haben den Schlüssel {key}',
  'There is no field {key}': 'Es gibt kein Feld {key}',
  'There is no record {key}': 'Es gibt keinen Datensatz {key}',
  '1 record is kept of {type}.': 'Ein Datensatz dieser Art ist vorhanden: {type}.',
  '{count} records are kept of {type}.': '{count} Datensätze dieser Art sind vorhanden: {type}.',
  'A field of {other} points to {type}.': 'Ein Feld von {other} verweist auf {type}.',
  '1 record has {what}.': 'Ein Datensatz hat {what}.',
  '{count} records have {what}.': '{count} Datensätze haben {what}.',
  '1 record holds {what}.': 'Ein Datensatz enthält {what}.',
  '{count} records hold {what}.': '{count} Datensätze enthalten {what}.',
  '1 record says {what}.': 'Ein Datensatz sagt {what}.',
  '{count} records say {what}.': '{count} Datensätze sagen {what}.',
  'no {field}: fill it in before it is required':
    'kein {field}: bitte ausfüllen, bevor es Pflicht wird',
  'data in {field}: it says whose records they are, so it stays':
    'Angaben in {field}: Es sagt, wessen Datensätze das sind, und bleibt deshalb',
  'data in {field}: it cannot point to another type':
    'Angaben in {field}: Es kann nicht auf eine andere Art verweisen',
  'data in {field}: {was} cannot become {now}':
    'Angaben in {field}: Aus {was} kann nicht {now} werden',
  'data in {field}': 'Angaben in {field}',
  '{field} outside of the new range': '{field} außerhalb des neuen Bereichs',
  'Pickup {part} is required': 'Bei der Abholung fehlt: {part}',
  'Delivery {part} is required': 'Bei der Zustellung fehlt: {part}',
  'Please enter the {what}': 'Bitte eingeben: {what}',
  'The {what} is 0 or more': '{what}: 0 oder mehr',
  'The {what} is in {units}': '{what}: in {units}',
  'A shop is one of {types}': 'Ein Shop ist eines von {types}',
  'At most {count} characters': 'Höchstens {count} Zeichen',
  'A text has at most {count} characters': 'Ein Text hat höchstens {count} Zeichen',
  'This text has no places such as {places}': 'Dieser Text hat keine Stellen wie {places}',
  'At most {count} tags of a kind': 'Höchstens {count} Nennungen einer Art',
  'A type is one of {types}': 'Eine Art ist eines von {types}',
  'Please send one of {types}': 'Bitte eines davon senden: {types}',
  'A {what} is at most {size} MB': 'Höchstens {size} MB je Datei ({what})',
  'The file lacks the column {columns}.': 'In der Datei fehlt die Spalte {columns}.',
  'The file has no column “{column}”': 'Die Datei hat keine Spalte „{column}“',
  'The file has more than {count} rows. Bring fewer at a time.':
    'Die Datei hat mehr als {count} Zeilen. Bitte weniger auf einmal.',
  'The file has more than {count} columns.': 'Die Datei hat mehr als {count} Spalten.',
  'Two columns are named “{column}”.': 'Zwei Spalten heißen „{column}“.',
  'The row has {cells} cells, the head {heads}.': 'Die Zeile hat {cells} Zellen, der Kopf {heads}.',
  'Line {line} means the same.': 'Zeile {line} meint dasselbe.',
  '{code} has the same {what}. Give its code to change it.':
    '{code} hat dieselbe Angabe: {what}. Mit diesem Kürzel wird er geändert.',
  'A row before has the same {what}.': 'Eine Zeile davor hat dieselbe Angabe: {what}.',
  'Line {line}: {fault}': 'Zeile {line}: {fault}',
  '{columns} columns separated by tabs are expected, {found} were found.':
    'Erwartet werden {columns} durch Tabulatoren getrennte Spalten, gefunden wurden {found}.',
  'The end has more than {digits} digits.': 'Das Ende hat mehr als {digits} Ziffern.',
  'The next number is {number}: the end must not lie before it.':
    'Die nächste Nummer ist {number}: Das Ende darf nicht davor liegen.',
  '@{name} is not taken, only @media is': '@{name} wird nicht angenommen, nur @media',
  '{name}() is not taken': '{name}() wird nicht angenommen',
  '::{name} is not taken': '::{name} wird nicht angenommen',
  'This cannot be read: {css}': 'Das lässt sich nicht lesen: {css}',
  'opacity must be a number of {least} or more':
    'opacity muss eine Zahl von {least} oder mehr sein',
  'Within tolerance: {off}.': 'Innerhalb der Toleranz: {off}.',
  'As quoted in total; this charge is {off}.':
    'Insgesamt wie angeboten; dieser Posten liegt {off}.',
  '{amount} above the quote': '{amount} über dem Angebot',
  '{amount} below the quote': '{amount} unter dem Angebot',
  'The booking is {status}.': 'Die Buchung ist {status}.',
  'Charged before, on {invoice}.': 'Schon früher berechnet: {invoice}.',
  'invoice {number}': 'Rechnung {number}',
  'reconciliation {number}': 'Abgleich {number}',
  'Charged for {charged}; declared {declared}: {off}.':
    'Berechnet für {charged}, angegeben {declared}: {off}.',
  'Weight as declared, yet {off}: another zone or rate.':
    'Gewicht wie angegeben, doch {off}: andere Zone oder anderer Tarif.',
  'Fuel is {off}.': 'Treibstoff: {off}.',
  'The service is {off}.': 'Der Dienst: {off}.',
  '“{cell}” is not an amount.': '„{cell}“ ist kein Betrag.',
  '“{cell}” is not a weight.': '„{cell}“ ist kein Gewicht.',
  '“{cell}” is not a volume.': '„{cell}“ ist kein Volumen.',
  'The column “{column}” holds cells that are no amounts':
    'Die Spalte „{column}“ enthält Zellen, die keine Beträge sind',
  'Invoice {invoice} was imported before by {who}, as reconciliation {number}.':
    'Rechnung {invoice} wurde schon von {who} eingelesen, als Abgleich {number}.',
  'Approve {amount}, or override it with a note.':
    'Genehmigen Sie {amount}, oder weichen Sie mit einer Notiz davon ab.',
  'Carried as {carried}; declared {declared}.': 'Befördert als {carried}, angegeben {declared}.',
  '{who} approved this line.': '{who} hat diese Position genehmigt.',
  '{who} approved this line on {when}.': '{who} hat diese Position am {when} genehmigt.',
  'There is no UN number {number} in the list.': 'Die Liste hat keine UN-Nummer {number}.',
  'UN {number} has no package group {group}.': 'UN {number} hat keine Verpackungsgruppe {group}.',
  '{name} carries no dangerous goods.': '{name} befördert keine Gefahrgüter.',
  '{name} carries no dangerous goods of class {hazard}.':
    '{name} befördert keine Gefahrgüter der Klasse {hazard}.',
  '{name} carries no dangerous goods of class {hazard} for this customer.':
    '{name} befördert für diesen Kunden keine Gefahrgüter der Klasse {hazard}.',
  'A receptacle of {goods} holds {each}, more than {bulk}.':
    'Ein Gefäß {goods} fasst {each}, mehr als {bulk}.',
  '{goods} is infectious of category A, in any quantity.':
    '{goods} ist ansteckend der Kategorie A, in jeder Menge.',
  '{quantity} of class 6.2: from 10 on.': '{quantity} der Klasse 6.2: ab 10.',
  '{quantity} in all: from {limit} on.': '{quantity} insgesamt: ab {limit}.',
  '{quantity} in all, with {goods} among them: from {limit} on.':
    '{quantity} insgesamt, darunter {goods}: ab {limit}.',
  '{quantity} kg or L': '{quantity} kg oder L',
  'UN{number} of class {hazard} is there twice.':
    'UN{number} der Klasse {hazard} kommt doppelt vor.',
  '“{cell}” is no UN number of four digits.': '„{cell}“ ist keine UN-Nummer aus vier Ziffern.',
  '“{cell}” is no class or division.': '„{cell}“ ist keine Klasse oder Unterklasse.',
  '“{cell}” is no package group: I, II, III or none.':
    '„{cell}“ ist keine Verpackungsgruppe: I, II, III oder keine.',
  'The rate card has no zone {zone}.': 'Der Tarif hat keine Zone {zone}.',
  'The rate card has no service {service}.': 'Der Tarif hat keinen Dienst {service}.',
  'Line {line} is a rate for the same lane and day.':
    'Zeile {line} ist eine Rate für dieselbe Strecke und denselben Tag.',
  'child{number} is not JSON': 'child{number} ist kein JSON',
  'Zone {zone} cannot be inside {other}: it holds it, or lies elsewhere.':
    'Zone {zone} kann nicht in {other} liegen: Sie enthält sie oder liegt anderswo.',
  'Zone {zone} is listed twice.': 'Zone {zone} steht doppelt da.',
  'Zone {zone} lies more than {count} zones deep.':
    'Zone {zone} liegt mehr als {count} Zonen tief.',
  'Zone {zone} is inside itself.': 'Zone {zone} liegt in sich selbst.',
  'A rate has at most {count} rows.': 'Eine Rate hat höchstens {count} Zeilen.',
  'Breaks must rise from row to row: {break} comes too late.':
    'Grenzen müssen von Zeile zu Zeile steigen: {break} kommt zu spät.',
  '{name} must be a number from {least} to {most}.':
    '{name} muss eine Zahl von {least} bis {most} sein.',
  'Rate card {card} is switched off.': 'Tarif {card} ist ausgeschaltet.',
  'Rate card {card} has no service {service}.': 'Tarif {card} hat keinen Dienst {service}.',
  'Service {service} of rate card {card} is switched off.':
    'Dienst {service} des Tarifs {card} ist ausgeschaltet.',
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
  'The discount is above 0, at most {most}.': 'Der Nachlass ist größer als 0, höchstens {most}.',
  '{account} does not sell service {service}.': '{account} bietet den Dienst {service} nicht an.',
  '{account} does not sell {service} any more.': '{account} bietet {service} nicht mehr an.',
  'There is no promo code {code}.': 'Es gibt keinen Aktionscode {code}.',
  'Promo code {code} is switched off.': 'Aktionscode {code} ist ausgeschaltet.',
  'Promo code {code} starts on {day}.': 'Aktionscode {code} gilt ab {day}.',
  'Promo code {code} ended on {day}.': 'Aktionscode {code} galt bis {day}.',
  'Promo code {code} is used up.': 'Aktionscode {code} ist aufgebraucht.',
  'Promo code {code} is not for this carrier.':
    'Aktionscode {code} gilt nicht für diesen Frachtführer.',
  '{charge} as the carrier charges it': '{charge}, wie der Frachtführer es berechnet',
  'Promo code {code}: {rate} off freight': 'Aktionscode {code}: {rate} Nachlass auf die Fracht',
  'GST of {percent} %': 'Steuer von {percent} %',
  '{charge}: markup of {rate}, {source}': '{charge}: Aufschlag von {rate}, {source}',
  "the customer's own, for {what}": 'eigener des Kunden, für {what}',
  'by {group}, for {what}': 'nach {group}, für {what}',
  '{event} is not told to {audience} by {channel}':
    '{event} wird {audience} nicht über {channel} gesagt',
  'Nobody can tell you of {event} by {channel}':
    '{event} lässt sich Ihnen nicht über {channel} sagen',
  'Saved for {number}.': 'Gespeichert für {number}.',
  '{number} had this scan already.': '{number} hatte diesen Scan schon.',
  '{who} has job {number} already.': '{who} hat Auftrag {number} bereits.',
  '{who} has job {number} already, given by {dispatcher}.':
    '{who} hat Auftrag {number} bereits, zugeteilt von {dispatcher}.',
  'Job {number} has been unallocated meanwhile.':
    'Die Zuteilung von Auftrag {number} wurde inzwischen aufgehoben.',
  'Job {number} has been unallocated meanwhile by {dispatcher}.':
    'Die Zuteilung von Auftrag {number} wurde inzwischen von {dispatcher} aufgehoben.',
  'Invoice {number} is listed twice': 'Rechnung {number} steht doppelt da',
  'Invoice {number} is of another customer': 'Rechnung {number} gehört einem anderen Kunden',
  'Invoice {number} owes less than this': 'Auf Rechnung {number} ist weniger offen',
  'Credit on {number}': 'Gutschrift zu {number}',
  'Refund of {number}': 'Erstattung von {number}',
  'Paid while booking {number}': 'Bezahlt beim Buchen von {number}',
  'The card processor took it off: {why}': 'Der Kartenabwickler hat es zurückgebucht: {why}',
  'The card was declined: {why}': 'Die Karte wurde abgelehnt: {why}',
  'An invoice that is {status} cannot be credited.':
    'Zu dieser Rechnung gibt es keine Gutschrift: {status}.',
  '{name} has the same company name.': '{name} hat denselben Firmennamen.',
  'There is no customer {code}': 'Es gibt keinen Kunden {code}',
  '{operation} failed': '{operation}: fehlgeschlagen',
  'Nobody is connected with {carrier}: please call it off there.':
    'Mit {carrier} ist niemand verbunden: Bitte dort absagen.',
  'Goes with {number}': 'Reist mit {number}',
  'Took the freight of {number}': 'Hat die Fracht von {number} übernommen',
  'A booking cannot go back to {status}': 'Eine Buchung kann nicht zurück zu {status}',
  '{customer} may not send UN {number}.': '{customer} darf UN {number} nicht versenden.',
  'Answered {status}': 'Antwortete mit {status}',
  'Nothing was taken since {moment}.': 'Seit {moment} wurde nichts angenommen.',
  'At least {count} characters': 'Mindestens {count} Zeichen',
  'At most {count} entries': 'Höchstens {count} Einträge',
  'At least {count} entries': 'Mindestens {count} Einträge',
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
  '{customer} is pending and may not book.':
    '{customer} ist noch nicht freigeschaltet und darf nicht buchen.',
  '{customer} is on hold and may not book.': '{customer} ist angehalten und darf nicht buchen.',
  '{customer} is suspended and may not book.': '{customer} ist ausgesetzt und darf nicht buchen.',
  '{customer} is closed and may not book.': '{customer} ist geschlossen und darf nicht buchen.',
  'The server answered with status {status}': 'Der Server antwortete mit Status {status}',
  'This file was imported before by {who}, as reconciliation {number}.':
    'Diese Datei wurde schon von {who} eingelesen, als Abgleich {number}.',
  'There is no {suburb} with postcode {postCode}':
    '{suburb} mit der Postleitzahl {postCode} gibt es nicht',
  'Weight of {name} is missing': 'Das Gewicht von {name} fehlt',
  'Size of {name} is missing': 'Die Maße von {name} fehlen',
  '{name} is paused': '{name} ist pausiert',
  '{name} takes no file': '{name} nimmt keine Datei an',
  'Row {row}: the quantity must be a whole number above 0.':
    'Zeile {row}: Die Menge muss eine ganze Zahl über 0 sein.',
  'Row {row}: the order number is missing.': 'Zeile {row}: Die Bestellnummer fehlt.',
  'The shop is not available: it answered {status}.':
    'Der Shop ist nicht erreichbar: Er antwortete mit {status}.',
  'The shop does not respond: {reason}': 'Der Shop antwortet nicht: {reason}',
};
