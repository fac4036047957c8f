import type { ConsignmentNoteData } from '#contexts/booking/documents/pdf/consignment-note.ts';
import type * as goods from '#contexts/booking/documents/pdf/dangerous-goods-declaration.ts';
import type { LabelData } from '#contexts/booking/documents/pdf/label-data.ts';
import type { ManifestData } from '#contexts/booking/documents/pdf/manifest.ts';
import type { PdfParty } from '#contexts/booking/documents/pdf/party.ts';
import type { ProofOfDeliveryData } from '#contexts/booking/documents/pdf/proof-of-delivery.ts';

export const DRAWN_AT = new Date('2025-11-21T03:00:00Z');

export const harbourFoods: PdfParty = {
  name: 'Harbour Foods Pty Ltd',
  contact: 'Mei Tan',
  phone: '02 9000 1122',
  lines: ['Dock 4, 12 Wharf Road'],
  suburb: 'Port Botany',
  state: 'NSW',
  postcode: '2036',
  country: '',
};

export const bakery: PdfParty = {
  name: 'Łukasz Kőszegi & Søn Bäckerei',
  contact: 'Łukasz Kőszegi',
  phone: '0400 111 222',
  lines: ['Unit 7', '188 Great Eastern Highway'],
  suburb: 'Woolloomooloo',
  state: 'NSW',
  postcode: '2011',
  country: '',
};

export const label: LabelData = {
  carrier: 'Acme Own Fleet',
  service: 'Road Express',
  routeCode: 'SYD',
  consignment: 'ACM123456782',
  itemNumber: 'ACM123456782001',
  sscc: '',
  position: 1,
  items: 3,
  weight: '12.5 kg',
  volume: '0.032 m³',
  dimensions: '40 × 40 × 20 cm',
  packageType: 'Carton',
  despatchDate: 'Fri 21 Nov 2025',
  references: ['PO 88123'],
  instructions: 'Leave with reception if the dock is closed.',
  mayLeave: false,
  dangerousGoods: [],
  trackingUrl: 'https://acme.example/track/ACM123456782',
  logo: null,
  from: harbourFoods,
  to: bakery,
};

export const dangerousLabel: LabelData = {
  ...label,
  sscc: '193123450000000019',
  position: 2,
  mayLeave: true,
  trackingUrl: '',
  dangerousGoods: [{ unNumber: '1263', hazardClass: '3', packingGroup: 'II' }],
};

export const consignmentNote: ConsignmentNoteData = {
  issuer: 'Acme Freight',
  carrier: 'Acme Own Fleet',
  service: 'Road Express',
  consignment: 'ACM123456782',
  despatchDate: 'Fri 21 Nov 2025',
  payer: 'Harbour Foods Pty Ltd',
  references: ['PO 88123'],
  from: harbourFoods,
  to: bakery,
  items: [
    {
      quantity: '2',
      packageType: 'Carton',
      description: 'Olive oil',
      dimensions: '40 × 40 × 20 cm',
      weight: '25 kg',
      volume: '0.064 m³',
      dangerousGoods: '',
    },
    {
      quantity: '1',
      packageType: 'Drum',
      description: 'Paint',
      dimensions: '40 × 40 × 60 cm',
      weight: '22 kg',
      volume: '0.096 m³',
      dangerousGoods: 'UN1263 Paint, Class 3, PG II',
    },
  ],
  totals: { items: '3 items', weight: '47 kg', volume: '0.160 m³' },
  instructions: 'Call before arrival.',
  mayLeave: true,
  emergencyContact: 'Spill line 1800 000 111',
};

export const manifest: ManifestData = {
  issuer: 'Acme Freight',
  manifest: 'M00004711',
  carrier: 'Acme Own Fleet',
  service: '',
  despatchDate: 'Fri 21 Nov 2025',
  closedAt: '21 Nov 2025 14:02',
  pickupRequest: 'PU00001234',
  notice: '',
  from: harbourFoods,
  consignments: Array.from({ length: 60 }, (_, index) => ({
    consignment: `ACM1234${56_780 + index}`,
    receiver: bakery.name,
    testApp: 'Woolloomooloo NSW 2011',
    references: `PO ${index}`,
    service: 'Road Express',
    items: '2',
    weight: '25 kg',
    flags: index === 0 ? 'DG UN1263' : '',
  })),
  totals: { consignments: '60 consignments', items: '120 items', weight: '1,500 kg', volume: '' },
};

export const proofOfDelivery: ProofOfDeliveryData = {
  issuer: 'Acme Freight',
  carrier: 'Acme Own Fleet',
  consignment: 'ACM123456782',
  deliveredAt: 'Mon 24 Nov 2025 10:42',
  receivedBy: 'Łukasz Kőszegi',
  manner: 'Signed',
  items: '3 of 3',
  driver: 'Dana Novak',
  position: '−33.8688, 151.2093',
  note: 'One carton dented, accepted.',
  references: ['PO 88123'],
  from: harbourFoods,
  to: bakery,
  signature: null,
  logo: null,
  photos: [],
};

export const declaration: goods.DeclarationData = {
  issuer: 'Acme Freight',
  carrier: 'Acme Own Fleet',
  consignment: 'ACM123456782',
  despatchDate: 'Fri 21 Nov 2025',
  from: harbourFoods,
  to: bakery,
  goods: [
    {
      unNumber: 'UN2014',
      shippingName: 'Hydrogen peroxide, aqueous solution',
      hazardClass: '5.1 (8)',
      packingGroup: 'II',
      receptacles: '12 × Jerrican',
      quantity: '264 kg',
    },
  ],
  emergencyContact: 'Acme spill line, 1800 000 111',
  placard: '',
};
