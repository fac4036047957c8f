import type { Address } from '@waybill/contract/shared/address';
import { dateText, numberText } from '@waybill/kernel/formats';
import type { UnCodeRow } from '#contexts/dangerousGoods/public.ts';
import type { Item } from '@waybill/contract/shared/freight-item';
import { type PdfTexts, wordIn } from '#platform/pdf/texts.ts';
import type { ConsignmentNoteData } from './consignment-note.ts';
import { declared, marksOf } from './dangerous-goods.ts';
import type { DeclarationData } from './dangerous-goods-declaration.ts';
import { dangerousGoodsText, type LabelData } from './label-data.ts';
import type { ManifestData } from './manifest.ts';
import { joined, type PdfParty } from './party.ts';
import type { ProofOfDeliveryData } from './proof-of-delivery.ts';
import type { DeliveryProof } from '../../bookings/domain/mappers.ts';
import type { BookingRow } from '../../bookings/domain/booking-row.ts';
import { freightOf } from '../../bookings/domain/freight.ts';
import { itemNumbers } from '../../bookings/domain/numbers.ts';

/** The issuer, language, tracking URL and time zone of a print. */
export type Printing = {
  readonly issuer: string;
  /** The issuer's logo as PNG; null without one. */
  readonly logo: Uint8Array | null;
  /** Scheme and host of the public tracking page. */
  readonly origin: string;
  readonly timezone: string;
  /** The language of the tenant's PDFs. */
  readonly words: PdfTexts;
  /** Rows of the UN list for the dangerous goods to print. */
  readonly unCodes: readonly UnCodeRow[];
  /** The 24-hour emergency contact for dangerous goods, ready to print; empty if none is set. */
  readonly emergencyContact: string;
};

/** Returns one label per piece, with its article number (decisions J-22). */
export function labelsOf(row: BookingRow, printing: Printing): readonly LabelData[] {
  const numbers = itemNumbers(row.consignment_id, row.pieces);
  const pieces = row.items.flatMap((item) => Array.from({ length: item.quantity }, () => item));
  const { day } = writer(printing);
  return pieces.map((item, index) => ({
    carrier: row.carrier_account_name ?? '',
    service: row.service_name ?? '',
    routeCode: row.to_address.stateCode ?? '',
    consignment: row.consignment_id ?? '',
    itemNumber: numbers[index] ?? '',
    sscc: row.ssccs[index] ?? '',
    position: index + 1,
    items: pieces.length,
    weight: measurer(printing).measure(item.weight.value, item.weight.unit),
    volume: measurer(printing).volume(Number(row.cubic_millimetres) / Math.max(1, row.pieces)),
    dimensions: dimensions(item),
    packageType: item.packageType,
    despatchDate: day(row.booking_date),
    references: references(row, printing),
    instructions: row.delivery_instructions ?? row.special_instructions ?? '',
    mayLeave: mayLeave(row),
    dangerousGoods: marksOf(row, printing.unCodes),
    trackingUrl: row.resource_token === null ? '' : trackingUrl(printing, row.resource_token),
    logo: printing.logo,
    from: partyOf(row.from_address),
    to: partyOf(row.to_address),
  }));
}

export function consignmentNoteOf(
  row: BookingRow,
  printing: Printing,
  payer: string,
): ConsignmentNoteData {
  return {
    issuer: printing.issuer,
    carrier: row.carrier_account_name ?? '',
    service: row.service_name ?? '',
    consignment: row.consignment_id ?? '',
    despatchDate: writer(printing).day(row.booking_date),
    payer,
    references: references(row, printing),
    from: partyOf(row.from_address),
    to: partyOf(row.to_address),
    items: row.items.map((item) => ({
      quantity: String(item.quantity),
      packageType: wordIn(printing.words, item.packageType),
      description: item.description ?? '',
      dimensions: dimensions(item),
      weight: measurer(printing).measure(item.weight.value * item.quantity, item.weight.unit),
      volume: measurer(printing).volume(Number(freightOf([item], null).cubic_millimetres)),
      dangerousGoods: marksOf(row, printing.unCodes)
        .map((mark) => dangerousGoodsText(mark, printing.words))
        .join(', '),
    })),
    totals: totalsOf([row], printing),
    instructions: joined([row.special_instructions ?? '', row.delivery_instructions ?? ''], ' · '),
    mayLeave: mayLeave(row),
    emergencyContact: row.is_dangerous ? printing.emergencyContact : '',
  };
}

/** Returns the declaration of a booking's dangerous goods listed in the UN list. */
export function declarationOf(
  row: BookingRow,
  code: UnCodeRow,
  printing: Printing,
): DeclarationData {
  return {
    issuer: printing.issuer,
    carrier: row.carrier_account_name ?? '',
    consignment: row.consignment_id ?? '',
    despatchDate: writer(printing).day(row.booking_date),
    from: partyOf(row.from_address),
    to: partyOf(row.to_address),
    emergencyContact: printing.emergencyContact,
    ...declared(row, code, printing.words),
  };
}

export type PrintedManifest = {
  readonly number: string;
  readonly pickup_number: string | null;
  readonly closed_at: Date;
  readonly from_address: Address;
};

export function manifestOf(
  manifest: PrintedManifest,
  rows: readonly BookingRow[],
  printing: Printing,
): ManifestData {
  const { day, moment } = writer(printing);
  const services = new Set(rows.map((row) => row.service_name ?? ''));
  return {
    issuer: printing.issuer,
    manifest: manifest.number,
    carrier: rows[0]?.carrier_account_name ?? '',
    service: services.size === 1 ? ([...services][0] ?? '') : '',
    despatchDate: day(rows[0]?.booking_date ?? manifest.closed_at),
    closedAt: moment(manifest.closed_at),
    pickupRequest: manifest.pickup_number ?? '',
    notice:
      manifest.pickup_number === null
        ? wordIn(printing.words, 'No pickup has been requested with this manifest')
        : '',
    from: partyOf(manifest.from_address),
    consignments: rows.map((row) => ({
      consignment: row.consignment_id ?? '',
      receiver: nameOf(row.to_address),
      testApp: suburbLine(row.to_address),
      references: references(row, printing).join(', '),
      service: row.service_name ?? '',
      items: String(row.pieces),
      weight: measurer(printing).measure(row.grams / 1000, 'kg'),
      flags: joined(
        [row.is_dangerous ? `DG ${row.dangerous_un_code ?? ''}` : '', mayLeave(row) ? 'ATL' : ''],
        ' · ',
      ),
    })),
    totals: {
      consignments: counted(printing, rows.length, 'consignment'),
      ...totalsOf(rows, printing),
    },
  };
}

export type ProofFiles = Pick<ProofOfDeliveryData, 'signature' | 'photos'>;

export function proofPdfOf(
  row: BookingRow,
  { proof, files }: { readonly proof: DeliveryProof; readonly files: ProofFiles },
  printing: Printing,
): ProofOfDeliveryData {
  return {
    issuer: printing.issuer,
    carrier: row.carrier_account_name ?? '',
    consignment: row.consignment_id ?? '',
    deliveredAt: writer(printing).moment(proof.delivered_at),
    receivedBy: proof.signed_by,
    manner: wordIn(printing.words, proof.signature_file === null ? 'Delivered' : 'Signed'),
    items: counted(printing, row.pieces, 'item'),
    driver: '',
    position: '',
    note: proof.comment ?? '',
    references: references(row, printing),
    logo: printing.logo,
    from: partyOf(row.from_address),
    to: partyOf(row.to_address),
    ...files,
  };
}

const trackingUrl = ({ origin }: Printing, token: string): string => `${origin}/track/${token}`;

const references = (row: BookingRow, { words }: Printing): readonly string[] => [
  ...(row.order_number === null
    ? []
    : [wordIn(words, 'Order {number}', { number: row.order_number })]),
  ...row.reference.map(({ key, value }) => joined([key, value], ' ')),
  ...Object.entries(row.customer_reference).map(([key, value]) => joined([key, value], ' ')),
];

const mayLeave = ({ delivery_options }: BookingRow): boolean =>
  ['true', 'yes', '1'].includes((delivery_options['authorityToLeave'] ?? '').toLowerCase());

const nameOf = (address: Address): string => address.companyName ?? address.contactName ?? '';

const suburbLine = (address: Address): string =>
  joined([address.suburb, address.stateCode ?? '', address.postCode], ' ');

const partyOf = (address: Address): PdfParty => ({
  name: nameOf(address),
  contact: address.companyName === null ? '' : (address.contactName ?? ''),
  phone: address.telephone ?? '',
  lines: [address.addressLine1, address.addressLine2 ?? '', address.addressLine3 ?? ''].filter(
    (line) => line !== '',
  ),
  suburb: address.suburb,
  state: address.stateCode ?? address.state ?? '',
  postcode: address.postCode,
  country: address.countryCode === 'AU' ? '' : (address.country ?? address.countryCode),
});

const dimensions = ({ length, width, height }: Item): string =>
  `${length.value} × ${width.value} × ${height.value} ${length.unit}`;

/** Formats measures in the language of the PDF. */
const measurer = ({ words: { language } }: Printing) => ({
  measure: (value: number, unit: string): string => `${numberText(value, language)} ${unit}`,
  volume: (cubicMillimetres: number): string =>
    `${numberText(cubicMillimetres / 1e9, language, { least: 3 })} m³`,
});

const counts = {
  item: ['1 item', '{count} items'],
  consignment: ['1 consignment', '{count} consignments'],
} as const;

function counted({ words }: Printing, count: number, what: keyof typeof counts): string {
  const [one, many] = counts[what];
  return count === 1
    ? wordIn(words, one)
    : wordIn(words, many, { count: numberText(count, words.language) });
}

const totalsOf = (rows: readonly BookingRow[], printing: Printing) => ({
  items: counted(
    printing,
    rows.reduce((sum, row) => sum + row.pieces, 0),
    'item',
  ),
  weight: measurer(printing).measure(rows.reduce((sum, row) => sum + row.grams, 0) / 1000, 'kg'),
  volume: measurer(printing).volume(
    rows.reduce((sum, row) => sum + Number(row.cubic_millimetres), 0),
  ),
});

/** Formats dates in the tenant's time zone. */
function writer({ timezone, words: { language } }: Printing) {
  const reader = { timezone, language };
  return {
    day: (at: Date | null): string => (at === null ? '' : dateText(at, 'weekday', reader)),
    moment: (at: Date): string => dateText(at, 'weekdayMoment', reader),
  };
}
