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
};
