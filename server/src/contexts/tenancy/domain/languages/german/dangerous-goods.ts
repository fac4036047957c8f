import type { dangerousGoodsTexts } from '@waybill/contract/tenancy/texts/dangerous-goods';

export const dangerousGoodsGerman: Readonly<Record<(typeof dangerousGoodsTexts)[number], string>> =
  {
    'UN list': 'UN-Liste',
    'Customer permissions': 'Erlaubnisse der Kunden',
    'Customers that may send dangerous goods send all of them, until some are listed here.':
      'Kunden, die Gefahrgut versenden dürfen, dürfen alles, bis hier etwas aufgeführt ist.',
    'Permissions saved': 'Erlaubnisse gespeichert',
    'Save permissions': 'Erlaubnisse speichern',
    'May send': 'Darf versenden',
    'Nothing is listed: every dangerous good, where the customer may send any at all.':
      'Nichts ist aufgeführt: jedes Gefahrgut, wenn der Kunde überhaupt welches versenden darf.',
    'Add UN number': 'UN-Nummer hinzufügen',
    'Row {value}': 'Zeile {value}',
    'Number or name': 'Nummer oder Name',
    'UN Number is required': 'UN-Nummer ist nötig',
    'Package group': 'Verpackungsgruppe',
    None: 'Keine',
    Any: 'Jede',
    'Remove row {value}': 'Zeile {value} entfernen',
    'UN{unNumber}': 'UN{unNumber}',
    Class: 'Klasse',
    Source: 'Quelle',
    'The list holds goods that are often sent. The law is the dangerous goods code in force where the freight travels.':
      'Die Liste enthält oft versandte Güter. Maßgeblich ist das Gefahrgutrecht, das auf dem Weg der Fracht gilt.',
    'Check before relying on it': 'Prüfen Sie, bevor Sie sich darauf verlassen',
    'UN number or name': 'UN-Nummer oder Name',
    'The UN list is empty': 'Die UN-Liste ist leer',
  };
