import type { dangerousGoodsTexts } from '@waybill/contract/tenancy/texts/dangerous-goods';

export const dangerousGoodsGerman: Readonly<Record<(typeof dangerousGoodsTexts)[number], string>> =
  {
    'UN list': 'UN-Liste',
    'Customer permissions': 'Kundenberechtigungen',
    'Customers allowed to send dangerous goods can send all until goods are listed here.':
      'Kunden, die Gefahrgut versenden dürfen, dürfen jedes Gefahrgut versenden, bis hier bestimmte Güter aufgeführt sind.',
    'Permissions saved': 'Berechtigungen gespeichert',
    'Save permissions': 'Berechtigungen speichern',
    'Allowed goods': 'Erlaubte Güter',
    'No goods listed: all dangerous goods are allowed, provided the customer can send any.':
      'Keine Güter aufgeführt: Jedes Gefahrgut ist erlaubt, sofern der Kunde überhaupt Gefahrgut versenden darf.',
    "This customer can't send dangerous goods": 'Dieser Kunde darf kein Gefahrgut versenden',
    "The goods listed here only apply once the customer's details allow dangerous goods.":
      'Die hier aufgeführten Güter gelten erst, wenn die Kundendaten Gefahrgut erlauben.',
    'Edit customer details': 'Kundendaten bearbeiten',
    'Add UN number': 'UN-Nummer hinzufügen',
    'Row {value}': 'Zeile {value}',
    'Number or name': 'Nummer oder Name',
    'UN Number is required': 'UN-Nummer ist erforderlich',
    'Package group': 'Verpackungsgruppe',
    None: 'Keine',
    Any: 'Beliebig',
    'Remove row {value}': 'Zeile {value} entfernen',

    Class: 'Klasse',
    Source: 'Quelle',
    'The list covers commonly shipped goods. The dangerous goods code in force where the freight travels is authoritative.':
      'Die Liste enthält häufig versandte Güter. Maßgeblich ist das Gefahrgutrecht, das auf dem Transportweg gilt.',
    'Verify before use': 'Vor Verwendung prüfen',
    'UN number or name': 'UN-Nummer oder Name',
    'The UN list is empty': 'Die UN-Liste ist leer',
    'Emergency contact': 'Notfallkontakt',
    'For customer': 'Für Kunden',
    'Leave blank to set what each carrier account accepts from all customers.':
      'Leer lassen, um festzulegen, was jedes Frachtführerkonto von allen Kunden annimmt.',
    'Carriers without any classes carry no dangerous goods and are not asked for prices.':
      'Frachtführer ohne Klassen befördern kein Gefahrgut und werden nicht nach Preisen gefragt.',
    'Limits what a carrier accepts from this customer to part of what it accepts at all.':
      'Schränkt ein, was ein Frachtführer von diesem Kunden annimmt.',
    'Use general setting': 'Allgemeine Einstellung verwenden',
    'Class {hazard}': 'Klasse {hazard}',
    Explosives: 'Explosivstoffe',
    Gases: 'Gase',
    'Flammable solids and related substances': 'Entzündbare feste Stoffe und verwandte Stoffe',
    'Oxidizing substances and organic peroxides':
      'Entzündend wirkende Stoffe und organische Peroxide',
    'Toxic and infectious substances': 'Giftige und ansteckungsgefährliche Stoffe',
    'Emergency contact saved': 'Notfallkontakt gespeichert',
    'No emergency contact yet': 'Noch kein Notfallkontakt',
    "Dangerous goods can't be booked without a contact who can be reached at any time.":
      'Gefahrgut kann erst gebucht werden, wenn ein jederzeit erreichbarer Kontakt angegeben ist.',
    'Save contact': 'Kontakt speichern',
    '24-hour contact': 'Rund um die Uhr erreichbar',
    'Name of the contact': 'Name des Kontakts',
    'Shown on consignment notes and dangerous goods declarations.':
      'Steht auf Frachtbriefen und Beförderungspapieren für Gefahrgut.',
    'Please enter the name of the contact': 'Bitte geben Sie den Namen des Kontakts ein',
    'Please enter the phone number': 'Bitte geben Sie die Telefonnummer ein',
    'No dangerous goods in this selection': 'Kein Gefahrgut in dieser Auswahl',
    'This is a placard load': 'Diese Ladung ist kennzeichnungspflichtig',
    'Not a placard load, as far as the goods are known':
      'Nicht kennzeichnungspflichtig, soweit die Güter bekannt sind',
    '{goods}: covered by other codes, not counted.':
      '{goods}: fällt unter andere Vorschriften, nicht gezählt.',
    '{bookings}: UN number not in the list, not counted.':
      '{bookings}: UN-Nummer nicht in der Liste, nicht gezählt.',
    'By weight including packaging. Limited quantities count in full. Verify before use.':
      'Nach Gewicht mit Verpackung. Begrenzte Mengen zählen voll. Vor Verwendung prüfen.',

    'Check dangerous goods': 'Gefahrgut prüfen',
    'Combined dangerous goods check': 'Gefahrgut gemeinsam prüfen',
    'Class {code}': 'Klasse {code}',
    '{rows} rows from {source}, imported {day}': '{rows} Zeilen aus {source}, importiert am {day}',
    'All tenants share the list. The operator imports another, as CSV or Excel, with:':
      'Alle Mandanten dieser Installation teilen sich die Liste. Der Betreiber importiert eine andere Liste als CSV oder Excel mit:',
    'Classes accepted by carrier accounts': 'Klassen, die Frachtführerkonten annehmen',
    'No dangerous goods': 'Kein Gefahrgut',
    'Not accepted from any customer': 'Wird von keinem Kunden angenommen',
    '{count, plural, one {# receptacle} other {# receptacles}}':
      '{count, plural, one {# Gefäß} other {# Gefäße}}',
    'Dangerous goods licences of driver and vehicle, as a receptacle holds more than 500 kg':
      'Gefahrgutschein des Fahrers und Zulassung des Fahrzeugs, da ein Gefäß über 500 kg fasst',
    'Explodes or burns fiercely when shocked, rubbed or heated; throws fragments.':
      'Explodiert oder brennt heftig bei Stoß, Reibung oder Hitze; Splitter fliegen.',
    'Take cover, away from windows. Do not fight a fire that reaches the load.':
      'Deckung suchen, weg von Fenstern. Einen Brand der Ladung nicht bekämpfen.',
    'Fire and explosion. Suffocation, burns or frostbite. Containers burst when heated.':
      'Brand und Explosion. Ersticken, Verbrennung, Erfrierung. Behälter bersten bei Hitze.',
    'Remove sources of ignition. Take cover and stay out of low areas.':
      'Zündquellen entfernen. Deckung suchen, tiefe Stellen meiden.',
    'Suffocation or frostbite. Containers burst when heated.':
      'Ersticken oder Erfrierung. Behälter bersten bei Hitze.',
    'Take cover and stay out of low areas.': 'Deckung suchen, tiefe Stellen meiden.',
    'Poisoning, burns or frostbite. Containers burst when heated.':
      'Vergiftung, Verätzung oder Erfrierung. Behälter bersten bei Hitze.',
    'Wear an escape mask. Move upwind and stay out of low areas.':
      'Fluchtmaske tragen. Gegen den Wind entfernen, tiefe Stellen meiden.',
    'Fire and explosion. Containers burst when heated.':
      'Brand und Explosion. Behälter bersten bei Hitze.',
    'Fire by heat, sparks or flames. May decompose when heated.':
      'Brand durch Hitze, Funken oder Flammen. Kann sich bei Hitze zersetzen.',
    'Ignites by itself if packages are damaged. May react violently with water.':
      'Selbstentzündung bei beschädigten Packstücken. Kann heftig mit Wasser reagieren.',
    'Do not touch spilled goods. Stay away.': 'Ausgetretenes nicht berühren. Abstand halten.',
    'Fire and explosion in contact with water.': 'Brand und Explosion bei Kontakt mit Wasser.',
    'Cover spilled goods, so that they stay dry.':
      'Ausgetretenes abdecken, damit es trocken bleibt.',
    'Ignites or explodes in contact with combustible material.':
      'Entzündet sich oder explodiert bei Kontakt mit brennbaren Stoffen.',
    'Remove combustible material, sawdust included, from spilled goods.':
      'Brennbare Stoffe, auch Sägemehl, von Ausgetretenem fernhalten.',
    'Decomposes violently by heat, shock or contact with other substances.':
      'Zersetzt sich heftig bei Hitze, Stoß oder Kontakt mit anderen Stoffen.',
    'Poisoning by inhalation, skin contact or swallowing. Harms water.':
      'Vergiftung durch Einatmen, Hautkontakt oder Verschlucken. Schadet Gewässern.',
    'Wear an escape mask. Stop spilled goods from reaching drains.':
      'Fluchtmaske tragen. Ausgetretenes nicht in die Kanalisation gelangen lassen.',
    'Infection: may cause serious disease.': 'Ansteckung: kann schwere Krankheiten verursachen.',
    'Radiation and contamination.': 'Strahlung und Kontamination.',
    'Limit the time near the goods.': 'Aufenthalt in der Nähe begrenzen.',
    'Burns of skin and eyes. May react violently with water or other substances.':
      'Verätzung von Haut und Augen. Kann heftig mit Wasser oder anderen Stoffen reagieren.',
    'Wear gloves and goggles. Stop spilled goods from reaching drains.':
      'Handschuhe und Schutzbrille tragen. Nicht in die Kanalisation gelangen lassen.',
    'Burns, fire or harm to water, depending on the goods.':
      'Verätzung, Brand oder Schaden für Gewässer, je nach Stoff.',
    'Stop spilled goods from reaching drains.':
      'Ausgetretenes nicht in die Kanalisation gelangen lassen.',
  };
