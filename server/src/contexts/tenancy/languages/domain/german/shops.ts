import type { shopsTexts } from '@waybill/contract/tenancy/texts/shops';

export const shopsGerman: Readonly<Record<(typeof shopsTexts)[number], string>> = {
  'In the box': 'Im Karton',
  Yours: 'Ihre',
  Suggested: 'Vorschlag',
  'Use suggested': 'Vorschlag übernehmen',
  'Book return': 'Retoure buchen',
  'Any side down': 'Jede Seite unten',
  Upright: 'Aufrecht',
  'Not turned': 'Nicht gedreht',
  'Fragile: nothing on top': 'Zerbrechlich: nichts darauf',
  'How {contents} stand in the box': 'Wie {contents} im Karton stehen',
  'This customer already has a shop with this name.':
    'Dieser Kunde hat bereits einen Shop mit diesem Namen.',
  'The signature of this request is not valid.': 'Die Signatur dieser Anfrage ist ungültig.',
  'We could not find this box.': 'Wir konnten diesen Karton nicht finden.',
  'We could not find this order.': 'Wir konnten diese Bestellung nicht finden.',
  'This order is booked or cancelled and can no longer be changed.':
    'Diese Bestellung ist gebucht oder storniert und kann nicht mehr geändert werden.',
  'Please choose an order': 'Bitte wählen Sie eine Bestellung',
  'Please enter a description': 'Bitte geben Sie eine Beschreibung ein',
  'An order needs at least one item': 'Eine Bestellung braucht mindestens einen Artikel',
  'Please enter the name of the shop': 'Bitte geben Sie den Namen des Shops ein',
  'There is nothing to send': 'Es gibt nichts zu versenden',
  'Delivery street address is missing': 'Die Straße der Lieferadresse fehlt',
  'Delivery suburb is missing': 'Der Ort der Lieferadresse fehlt',
  'Delivery postcode is missing': 'Die Postleitzahl der Lieferadresse fehlt',
  'Delivery country is missing': 'Das Land der Lieferadresse fehlt',
  'Pickup street address is missing': 'Die Straße der Abholadresse fehlt',
  'Pickup suburb is missing': 'Der Ort der Abholadresse fehlt',
  'Pickup postcode is missing': 'Die Postleitzahl der Abholadresse fehlt',
  'Pickup country is missing': 'Das Land der Abholadresse fehlt',
  'No service has a price for this order.': 'Kein Service hat einen Preis für diese Bestellung.',
  'The booking was cancelled.': 'Die Buchung wurde storniert.',
  'The booking was deleted.': 'Die Buchung wurde gelöscht.',
  'The carrier refused the booking.': 'Der Frachtführer hat die Buchung abgelehnt.',
  'A side must be above 0': 'Eine Seite muss größer als 0 sein',
  'A maximum weight must be above 0': 'Ein Höchstgewicht muss größer als 0 sein',
  "A box can't be moved to another shop": 'Ein Karton kann keinem anderen Shop zugeordnet werden',
  'There is no active shop to import from':
    'Es gibt keinen aktiven Shop, aus dem importiert werden kann',
  'A file can only contain orders of one shop':
    'Eine Datei darf nur Bestellungen eines Shops enthalten',
  'This shop belongs to another customer': 'Dieser Shop gehört einem anderen Kunden',
  'This is listed twice.': 'Das ist doppelt aufgeführt.',
  'Active: orders are imported, and its checkout gets prices':
    'Aktiv: Bestellungen werden importiert, und die Kasse erhält Preise',
  'Add box': 'Karton hinzufügen',
  'Addresses for the shop': 'Adressen für den Shop',
  'All services of the customer are offered.': 'Alle Services des Kunden werden angeboten.',
  'At most {count} orders at once': 'Höchstens {count} Bestellungen auf einmal',
  'Available for packing': 'Zum Verpacken verfügbar',
  Boxes: 'Kartons',
  box: 'Karton',
  boxes: 'Kartons',
  'Cancel orders': 'Bestellungen stornieren',
  'Cancel the selected orders ({count})?': 'Ausgewählte Bestellungen ({count}) stornieren?',
  'Maximum weight': 'Höchstgewicht',
  Checkout: 'Kasse',
  'Checkout prices': 'Preise an der Kasse',
  'Choose the platform first.': 'Wählen Sie zuerst die Plattform.',
  'Chosen by the buyer': 'Vom Käufer gewählt',
  'No service with a price arrives by this day.':
    'Kein Service mit Preis kommt bis zu diesem Tag an.',
  'Checkout prices need the {field}: requests are signed with it.':
    'Preise an der Kasse brauchen „{field}“: Anfragen werden damit signiert.',
  'Checkout prices are not available in the shop':
    'Preise an der Kasse sind im Shop nicht verfügbar',
  'Registered with the shop': 'Im Shop registriert',
  'Choose service': 'Service wählen',
  'Service of the orders': 'Service der Bestellungen',
  'The buyer’s choice, otherwise the cheapest': 'Wahl des Käufers, sonst der günstigste',
  'Always the cheapest': 'Immer der günstigste',
  'Arrives by': 'Kommt an bis',
  'The cheapest service that arrives by this day; empty for any day.':
    'Der günstigste Service, der bis zu diesem Tag ankommt; leer für jeden Tag.',
  'Book orders': 'Bestellungen buchen',
  'Connect a shop': 'Shop verbinden',
  'Connect a web shop or upload its orders as a file.':
    'Verbinden Sie einen Webshop oder laden Sie seine Bestellungen als Datei hoch.',
  'Connect another platform as a new shop.': 'Verbinden Sie eine andere Plattform als neuen Shop.',
  'Connect shop': 'Shop verbinden',
  'Connect your first shop': 'Verbinden Sie Ihren ersten Shop',
  'Connected shops, their boxes and checkouts.': 'Verbundene Shops, ihre Kartons und Kassen.',
  Contents: 'Inhalt',
  'Copy the secret now: it is shown only once.':
    'Kopieren Sie das Geheimnis jetzt: Es wird nur einmal angezeigt.',
  'Delete shop': 'Shop löschen',
  'Empty weight': 'Leergewicht',
  'Import orders': 'Bestellungen importieren',
  'Already imported': 'Bereits importiert',
  'Inner size': 'Innenmaße',
  'Its boxes and imported orders are deleted with it. Bookings stay.':
    'Seine Kartons und importierten Bestellungen werden mitgelöscht. Buchungen bleiben.',
  'Its orders are imported, packed and booked, and its checkout shows your prices.':
    'Seine Bestellungen werden importiert, verpackt und gebucht, und seine Kasse zeigt Ihre Preise.',
  'Keep orders': 'Bestellungen behalten',
  'Last import': 'Letzter Import',
  "Leave the street empty to use the customer's own address.":
    'Lassen Sie die Straße leer, um die Adresse des Kunden zu verwenden.',
  'Generate a new secret?': 'Neues Geheimnis erzeugen?',
  'Name for buyers': 'Name für Käufer',
  'New orders': 'Neue Bestellungen',
  'New shop': 'Neuer Shop',
  'No orders yet': 'Noch keine Bestellungen',
  'Simulated shop: its orders are not real.': 'Simulierter Shop: Die Bestellungen sind nicht echt.',
  'Not set': 'Nicht gesetzt',
  Offered: 'Angeboten',
  'A line per item: order, name, address, suburb, postcode, item, quantity, weight.':
    'Eine Zeile je Artikel: Bestellung, Name, Adresse, Ort, Postleitzahl, Artikel, Menge, Gewicht.',
  'Order file': 'Bestelldatei',
  'Order saved; something is still missing': 'Bestellung gespeichert; es fehlt noch etwas',
  'Order, receiver or place': 'Bestellung, Empfänger oder Ort',
  Ordered: 'Bestellt',
  Orders: 'Bestellungen',
  'Orders are being imported. You can close this window.':
    'Bestellungen werden importiert. Sie können dieses Fenster schließen.',
  'Orders go into the smallest boxes that hold them; without boxes, each piece alone.':
    'Bestellungen werden in die kleinsten passenden Kartons gepackt. Ohne Kartons ist jedes Stück ein eigenes Paket.',
  'Orders of web shops, to check and book.': 'Bestellungen aus Webshops, zum Prüfen und Buchen.',
  'Orders that are not booked yet are packed again without it.':
    'Noch nicht gebuchte Bestellungen werden ohne ihn neu gepackt.',
  'Orders that were imported before are skipped.':
    'Bereits importierte Bestellungen werden übersprungen.',
  'Packed in': 'Verpackt in',
  'Parcels are collected from': 'Pakete werden abgeholt bei',
  Platform: 'Plattform',
  'Please choose a customer': 'Bitte wählen Sie einen Kunden',
  'Please choose a file': 'Bitte wählen Sie eine Datei',
  'Please choose a platform': 'Bitte wählen Sie eine Plattform',
  'Remove service': 'Service entfernen',
  'Requests that are signed with the old one are refused from now on.':
    'Anfragen, die mit dem alten signiert sind, werden ab jetzt abgelehnt.',
  'Save box': 'Karton speichern',
  'Save order': 'Bestellung speichern',
  'Services at the checkout': 'Services an der Kasse',
  'Shop connected. Add its boxes next.':
    'Shop verbunden. Fügen Sie als Nächstes seine Kartons hinzu.',
  'Shop deleted': 'Shop gelöscht',
  'Shop or platform': 'Shop oder Plattform',
  'Shop saved': 'Shop gespeichert',
  'Simulated shop': 'Simulierter Shop',
  'Sizes are estimated from the weight.': 'Die Maße sind aus dem Gewicht geschätzt.',
  'Some orders were not booked': 'Einige Bestellungen wurden nicht gebucht',
  Stage: 'Stand',
  'The import is complete': 'Der Import ist abgeschlossen',
  'The last import failed': 'Der letzte Import ist fehlgeschlagen',
  'The order is ready to book': 'Die Bestellung kann gebucht werden',
  'The shop could not be notified': 'Der Shop konnte nicht benachrichtigt werden',
  'They will not be sent. The shop is not notified.':
    'Sie werden nicht versendet. Der Shop wird nicht benachrichtigt.',
  'This order cannot be booked yet': 'Diese Bestellung kann noch nicht gebucht werden',
  'To book': 'Zu buchen',
  'To check': 'Zu prüfen',
  'Web shop': 'Webshop',
  'Web shops': 'Webshops',
  'Consignment or problem': 'Sendung oder Problem',
  'Orders booked: {count}': 'Bestellungen gebucht: {count}',
  'Orders cancelled: {count}': 'Bestellungen storniert: {count}',
  'The shop signs each request: base64 of the HMAC-SHA256 of the body.':
    'Der Shop signiert jede Anfrage mit dem Geheimnis: Base64 des HMAC-SHA256 über den Inhalt.',
  'Requests without a valid signature are refused.':
    'Anfragen ohne gültige Signatur werden abgelehnt.',
  'Show orders': 'Bestellungen anzeigen',
  'Import failed': 'Import fehlgeschlagen',
  'Generate secret': 'Geheimnis erzeugen',
  'Not available': 'Nicht verfügbar',
  'Orders, checkout prices and tracking numbers, by a custom app of the shop.':
    'Bestellungen, Preise an der Kasse und Sendungsnummern, über eine eigene App des Shops.',
  'Orders and tracking numbers, by a REST API key of the shop.':
    'Bestellungen und Sendungsnummern, über einen REST-API-Schlüssel des Shops.',
  'Confirmed sales orders, checkout prices and tracking numbers, by an API key.':
    'Bestätigte Aufträge, Preise an der Kasse und Sendungsnummern, über einen API-Schlüssel.',
  'Orders and tracking numbers, by the access token of an integration.':
    'Bestellungen und Sendungsnummern, über das Zugriffstoken einer Integration.',
  'Orders in a file that you upload, one line per item.':
    'Bestellungen in einer Datei, die Sie hochladen, eine Zeile je Artikel.',
  'Creates sample orders, to try the product without a shop.':
    'Erzeugt Beispielbestellungen, um das Produkt ohne Shop auszuprobieren.',
  'Shop domain': 'Shop-Domain',
  'Such as cedar.myshopify.com.': 'Etwa cedar.myshopify.com.',
  'Admin API access token': 'Zugriffstoken der Admin-API',
  'Of a custom app that may read orders, and write fulfillment orders and shipping.':
    'Einer eigenen App, die Bestellungen lesen sowie Lieferaufträge und Versand schreiben darf.',
  'API secret key': 'Geheimer API-Schlüssel',
  'Of the same app: Shopify signs its webhooks and rate requests with it.':
    'Derselben App: Shopify signiert damit seine Webhooks und Preisanfragen.',
  'Shop address': 'Adresse des Shops',
  'Such as https://cedar.example.': 'Etwa https://cedar.example.',
  'Consumer key': 'Consumer Key',
  'Begins with ck_; it needs to read and write.':
    'Beginnt mit ck_; er muss lesen und schreiben dürfen.',
  'Consumer secret': 'Consumer Secret',
  'Begins with cs_.': 'Beginnt mit cs_.',
  'Odoo address': 'Adresse von Odoo',
  'Such as https://cedar.odoo.com.': 'Etwa https://cedar.odoo.com.',
  Database: 'Datenbank',
  'The name of the database, often the first part of the address.':
    'Der Name der Datenbank, oft der erste Teil der Adresse.',
  'The e-mail address that the user signs in with.':
    'Die E-Mail-Adresse, mit der sich der Benutzer anmeldet.',
  'Made in the preferences of the user, Account security.':
    'Wird in den Einstellungen des Benutzers unter Kontosicherheit erzeugt.',
  'Access token': 'Zugriffstoken',
  'Of an integration for sales and shipments, allowed as a standalone bearer token.':
    'Einer Integration für Verkäufe und Lieferungen, als eigenständiges Bearer-Token erlaubt.',
  'Weight unit': 'Gewichtseinheit',
  'As in the settings of the shop: kgs or lbs.':
    'Wie in den Einstellungen des Shops: kgs oder lbs.',
  'The shop denied access.': 'Der Shop hat den Zugriff verweigert.',
  'The order has no delivery in Odoo.': 'Die Bestellung hat in Odoo keine Lieferung.',
  'Nothing of this order is left to fulfil.': 'Von dieser Bestellung ist nichts mehr zu liefern.',
};
