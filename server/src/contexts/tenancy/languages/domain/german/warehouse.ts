import type { warehouseTexts } from '@waybill/contract/tenancy/texts/warehouse';

export const warehouseGerman: Readonly<Record<(typeof warehouseTexts)[number], string>> = {
  'We could not find this item.': 'Wir konnten diesen Artikel nicht finden.',
  'Another item has this barcode already.': 'Ein anderer Artikel hat diesen Barcode bereits.',
  'This item was scanned already and can no longer be deleted.':
    'Dieser Artikel wurde schon gescannt und kann nicht mehr gelöscht werden.',
  'This item cannot be scanned like that now.':
    'Dieser Artikel kann jetzt nicht so gescannt werden.',
  'This consignment was dispatched and can no longer be changed.':
    'Diese Sendung ist ausgegangen und kann nicht mehr geändert werden.',
  'Please say which item': 'Bitte geben Sie an, welcher Artikel gemeint ist',
  'View warehouse items': 'Lagerartikel ansehen',
  'View items, their scans and consignments.': 'Artikel, ihre Scans und Sendungen ansehen.',
  'Add warehouse items': 'Lagerartikel anlegen',
  'Add items to the warehouse.': 'Artikel im Lager anlegen.',
  'Change warehouse items': 'Lagerartikel ändern',
  'Change items and consignments.': 'Artikel und Sendungen ändern.',
  'Delete warehouse items': 'Lagerartikel löschen',
  'Delete items that were never scanned.': 'Artikel löschen, die nie gescannt wurden.',
  'Scan warehouse items': 'Lagerartikel scannen',
  'Record what happens to items.': 'Erfassen, was mit Artikeln geschieht.',
  'Please enter the barcode': 'Bitte geben Sie den Barcode ein',
  'We could not find this consignment.': 'Wir konnten diese Sendung nicht finden.',
  'Unknown barcode': 'Unbekannter Barcode',
  'Saved before': 'Bereits gespeichert',
  'Add the items that you expect, then receive them at the scan station.':
    'Legen Sie erwartete Artikel an und nehmen Sie sie an der Scanstation an.',
  'Barcode, SKU, description or location': 'Barcode, SKU, Beschreibung oder Platz',
  Dispatch: 'Ausliefern',
  Load: 'Laden',
  Mute: 'Ton aus',
  'Sound on': 'Ton an',
  'No items yet': 'Noch keine Artikel',
  'Not known': 'Unbekannt',
  'Not possible': 'Nicht möglich',
  'Not scanned yet': 'Noch nicht gescannt',
  Pick: 'Entnehmen',
  'Put away': 'Einlagern',
  'Receive it at the scan station.': 'Nehmen Sie ihn an der Scanstation an.',
  Receive: 'Annehmen',
  SKU: 'SKU',
  'Scan station': 'Scanstation',
  'Scan the first item.': 'Scannen Sie den ersten Artikel.',
  'Scanned a moment ago': 'Eben erst gescannt',
  'Scanned already': 'Bereits gescannt',
  Sending: 'Wird gesendet',
  'Warehouse item': 'Lagerartikel',
  'Warehouse items': 'Lagerartikel',
  'What is scanned': 'Was gescannt wird',
  '{saved} saved · {unknown} not known · {waiting} waiting':
    '{saved} gespeichert · {unknown} unbekannt · {waiting} warten',
  'We could not find this scan.': 'Wir konnten diesen Scan nicht finden.',
  'Only your own last scan of an item can be undone, for ten minutes.':
    'Nur Ihr eigener letzter Scan eines Artikels kann zehn Minuten lang zurückgenommen werden.',
  'We could not find this location.': 'Wir konnten diesen Platz nicht finden.',
  'Items lie at this location. Move them first.':
    'An diesem Platz liegen Artikel. Lagern Sie sie zuerst um.',
  'We could not find anything to label.':
    'Wir konnten nichts finden, wofür Etiketten zu drucken wären.',
  'This barcode cannot be printed.': 'Dieser Barcode kann nicht gedruckt werden.',
  'We could not find this stocktake.': 'Wir konnten diese Inventur nicht finden.',
  'This stocktake is closed.': 'Diese Inventur ist abgeschlossen.',
  'A stocktake of these locations is open already.': 'Eine Inventur dieser Plätze läuft bereits.',
  'Please enter a location': 'Bitte geben Sie einen Platz ein',
  'A location code has letters and digits, with hyphens between them':
    'Ein Platzcode besteht aus Buchstaben und Ziffern, getrennt durch Bindestriche',
  'Please scan or enter a location': 'Bitte scannen oder geben Sie einen Platz ein',
};
