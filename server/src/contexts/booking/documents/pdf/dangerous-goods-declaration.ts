import { closePdf, type PdfPage } from '#platform/pdf/page.ts';
import {
  drawLabelledValues,
  drawFeet,
  drawHead,
  drawSignatureLines,
  type Head,
  openSheet,
  SHEET,
  addPage,
} from '#platform/pdf/sheet.ts';
import { type PdfColumn, drawTable } from '#platform/pdf/table.ts';
import { writeBlock } from '#platform/pdf/text.ts';
import { drawBothEnds } from './both-ends.ts';
import { drawNumberBars } from './number-bars.ts';
import { joined, type PdfParty } from './party.ts';
import { type PdfTexts, plainEnglish, t } from '#platform/pdf/texts.ts';

/**
 * The transport document for dangerous goods. Texts are ready to print; empty texts are omitted.
 */
export type DeclarationData = {
  readonly issuer: string;
  readonly carrier: string;
  readonly consignment: string;
  readonly despatchDate: string;
  readonly from: PdfParty;
  readonly to: PdfParty;
  /** One line per UN number, with quantities summed. */
  readonly goods: readonly DeclaredGoods[];
  /** The 24-hour emergency contact. */
  readonly emergencyContact: string;
  /** Why the load alone is a placard load; empty if it is not. */
  readonly placard: string;
};

export type DeclaredGoods = {
  readonly unNumber: string;
  readonly shippingName: string;
  /** “3”, or “5.1 (8)” with the subsidiary hazard. */
  readonly hazardClass: string;
  readonly packingGroup: string;
  readonly receptacles: string;
  readonly quantity: string;
};

const declaration =
  'I declare that the goods above are fully and accurately described by their proper shipping ' +
  'name, are classified, packed, marked and labelled, and are in proper condition for transport ' +
  'by the dangerous goods code in force. Classes and names are from a list that must be checked ' +
  'against it.';

/** Draws one A4 declaration. Throws BarcodeRefusal if the number cannot be a barcode. */
export async function drawDeclaration(
  data: DeclarationData,
  drawnAt: Date,
  words: PdfTexts = plainEnglish,
): Promise<Buffer> {
  const pdf = openSheet('Dangerous goods declaration', data.consignment, { drawnAt, words });
  const head: Head = {
    title: 'Dangerous goods declaration',
    subject: data.consignment,
    issuer: data.issuer,
  };
  let y = drawHead(pdf, head);
  y = drawNumberBars(pdf, data.consignment, y + 12);
  const ends = [
    ['Consignor', data.from],
    ['Consignee', data.to],
  ] as const;
  y = drawBothEnds(pdf, ends, y + 14);
  const across = { x: SHEET.left, width: SHEET.width };
  y = drawLabelledValues(pdf, detailsOf(data), { ...across, y: y + 12 });
  // The reason for a placard load takes sentences, which a narrow column would cut off.
  y = drawLabelledValues(pdf, [['Placard load', data.placard]], { ...across, y: y + 8 });
  const nextPage = (): number => addPage(pdf, head);
  const flow = { x: SHEET.left, y: y + 12, bottom: SHEET.bottom, addPage: nextPage };
  y = drawTable(pdf, { columns: COLUMNS, rows: data.goods }, flow);
  drawClosing(pdf, y + 130 > SHEET.bottom ? nextPage() : y + 14);
  drawFeet(pdf, joined([data.issuer, data.carrier], ' · '));
  return await closePdf(pdf);
}

const detailsOf = (data: DeclarationData) =>
  [
    ['Carrier', data.carrier],
    ['Despatch date', data.despatchDate],
    ['Emergency contact, 24 hours', data.emergencyContact],
  ] as const;

const COLUMNS: readonly PdfColumn<DeclaredGoods>[] = [
  { head: 'UN number', width: 64, cell: (goods) => goods.unNumber },
  {
    head: 'Proper shipping name',
    width: SHEET.width - 366,
    cell: (goods) => goods.shippingName,
  },
  { head: 'Class', width: 70, cell: (goods) => goods.hazardClass },
  { head: 'Packing group', width: 76, cell: (goods) => goods.packingGroup },
  { head: 'Receptacles', width: 92, cell: (goods) => goods.receptacles },
  { head: 'Quantity', width: 64, align: 'right', cell: (goods) => goods.quantity },
];

function drawClosing(pdf: PdfPage, top: number): void {
  const box = { x: SHEET.left, width: SHEET.width };
  const y = writeBlock(pdf, t(pdf, declaration), {
    ...box,
    y: top,
    maxLines: 6,
    size: 9.5,
    leading: 13,
  });
  drawSignatureLines(pdf, ['Consignor: name, signature, date', 'Driver: name, signature, date'], {
    ...box,
    y: y + 12,
  });
}
