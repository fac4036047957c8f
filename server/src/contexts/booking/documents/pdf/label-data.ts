import { BarcodeRefusal } from '#platform/pdf/barcode.ts';
import type { PdfParty } from './party.ts';
import { type PdfTexts, wordIn } from '#platform/pdf/texts.ts';

/** One label for one item of a booking. Texts are ready to print; empty texts are omitted. */
export type LabelData = {
  readonly carrier: string;
  readonly service: string;
  /** Port or route of the carrier's network, such as “SYD”. */
  readonly routeCode: string;
  readonly consignment: string;
  /** This item's own number, encoded in the barcode unless it has an SSCC. */
  readonly itemNumber: string;
  /** 18 digits if the item has a serial shipping container code, else empty. */
  readonly sscc: string;
  /** This is item `position` of `items`. */
  readonly position: number;
  readonly items: number;
  /** Such as “12.5 kg”, “0.032 m³”, “40 × 40 × 20 cm”, “Carton”. */
  readonly weight: string;
  readonly volume: string;
  readonly dimensions: string;
  readonly packageType: string;
  readonly despatchDate: string;
  readonly references: readonly string[];
  readonly instructions: string;
  readonly mayLeave: boolean;
  readonly dangerousGoods: readonly DangerousGoodsMark[];
  /** URL of the public tracking page, printed as a QR code. */
  readonly trackingUrl: string;
  /** The tenant's logo as PNG or JPEG; all labels of one print share it. */
  readonly logo: Uint8Array | null;
  readonly from: PdfParty;
  readonly to: PdfParty;
};

/** Returns the position of the piece and the total. */
export const numbered = ({ position, items }: LabelData) => ({ position, items });

export type DangerousGoodsMark = {
  /** Four digits without “UN”. */
  readonly unNumber: string;
  /** Class or division, such as “3” or “2.1”. */
  readonly hazardClass: string;
  /** “I”, “II”, “III” or empty. */
  readonly packingGroup: string;
};

/** “UN1263 Class 3 PG II”. */
export const dangerousGoodsText = (mark: DangerousGoodsMark, words: PdfTexts): string =>
  [
    `UN${mark.unNumber}`,
    mark.hazardClass && wordIn(words, 'Class {code}', { code: mark.hazardClass }),
    mark.packingGroup && `PG ${mark.packingGroup}`,
  ]
    .filter((text) => text !== '')
    .join(' ');

/**
 * Returns the item number in barcode form: only capitals, digits and hyphens, which every scanner
 * and printer language supports. Throws BarcodeRefusal.
 */
export function scannableNumber(itemNumber: string): string {
  if (!/^[A-Z0-9-]{1,30}$/.test(itemNumber)) {
    throw new BarcodeRefusal(
      `An item number on a label is 1 to 30 capitals, digits and hyphens, not “${itemNumber}”.`,
    );
  }
  return itemNumber;
}

/** Returns the text below the barcode: an SSCC with its application identifier. */
export const numberBelowBars = ({ sscc, itemNumber }: LabelData): string =>
  sscc === '' ? itemNumber : `(00) ${sscc}`;
