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
    'This customer may not send dangerous goods': 'Dieser Kunde darf kein Gefahrgut versenden',
    'What is listed here counts once its details allow them.':
      'Was hier steht, gilt, sobald seine Angaben es erlauben.',
    'Change that': 'Ändern',
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
    'Emergency contact': 'Notfallkontakt',
    'Of customer': 'Des Kunden',
    'Without one, what is taken of anybody.': 'Ohne Kunden: was von jedem befördert wird.',
    'Carriers without a class carry no dangerous goods and are not asked for a price.':
      'Frachtführer ohne Klasse befördern kein Gefahrgut und werden nicht nach einem Preis gefragt.',
    'Narrows for this customer what a carrier takes of anybody.':
      'Schränkt für diesen Kunden ein, was ein Frachtführer von jedem befördert.',
    'As for anybody': 'Wie für jeden',
    'Class {hazard}': 'Klasse {hazard}',
    Explosives: 'Explosivstoffe',
    Gases: 'Gase',
    'Flammable solids and their like': 'Entzündbare feste Stoffe und dergleichen',
    'Oxidizing substances and peroxides': 'Entzündend wirkende Stoffe und Peroxide',
    'Toxic and infectious substances': 'Giftige und ansteckende Stoffe',
    'Emergency contact saved': 'Notfallkontakt gespeichert',
    'Nobody is named yet': 'Noch ist niemand genannt',
    'Dangerous goods are not booked until somebody answers for them at any hour.':
      'Gefahrgut wird erst gebucht, wenn jemand zu jeder Stunde dafür erreichbar ist.',
    'Save contact': 'Kontakt speichern',
    'Answers at any hour': 'Zu jeder Stunde erreichbar',
    'Who answers': 'Wer antwortet',
    'Stands on consignment notes and declarations of dangerous goods.':
      'Steht auf Frachtbriefen und Beförderungspapieren für Gefahrgut.',
    'Please enter who answers': 'Bitte geben Sie ein, wer antwortet',
    'Please enter the telephone number': 'Bitte geben Sie die Telefonnummer ein',
    'Nothing of it is dangerous': 'Nichts davon ist gefährlich',
    'A placard load': 'Kennzeichnungspflichtige Ladung',
    'No placard load by what is known': 'Nach dem Bekannten nicht kennzeichnungspflichtig',
    '{goods}: under other codes, not counted.': '{goods}: andere Vorschriften, nicht gezählt.',
    '{bookings}: the UN list does not have their number, not counted.':
      '{bookings}: Nummer nicht in der UN-Liste, nicht gezählt.',
    'By weight, packaging included; limited quantities are counted in full. Check before relying on it.':
      'Nach Gewicht mit Verpackung; begrenzte Mengen zählen voll. Prüfen Sie, bevor Sie sich darauf verlassen.',
    '1 receptacle': '1 Gefäß',
    '{count} receptacles': '{count} Gefäße',
    'Check dangerous goods': 'Gefahrgut prüfen',
    'Dangerous goods together': 'Gefahrgut zusammen',
    'Class {code}': 'Klasse {code}',
    '{rows} rows from {source}, brought in {day}':
      '{rows} Zeilen aus {source}, aufgenommen am {day}',
    'All businesses of this installation share the list. Whoever runs it brings in another, CSV or Excel, with:':
      'Alle Betriebe dieser Installation teilen die Liste. Wer sie betreibt, liest eine andere ein, CSV oder Excel, mit:',
    'Classes that carrier accounts take': 'Klassen, die Frachtführerkonten nehmen',
    'No dangerous goods': 'Kein Gefahrgut',
    'Not taken of anybody': 'Von niemandem genommen',
  };
