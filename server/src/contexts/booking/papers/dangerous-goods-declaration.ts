import { closePaper, type Paper } from '#platform/papers/page.ts';
import {
  drawFacts,
  drawFeet,
  drawHead,
  drawSignatureLines,
  type Head,
  openSheet,
  SHEET,
  turnPage,
} from '#platform/papers/sheet.ts';
import { type Column, drawTable } from '#platform/papers/table.ts';
import { writeBlock } from '#platform/papers/text.ts';
import { drawBothEnds } from './both-ends.ts';
import { drawNumberBars } from './number-bars.ts';
import { joined, type PaperParty } from './party.ts';
import { type PaperWords, plainEnglish, say } from '#platform/papers/words.ts';

/** The transport document of dangerous goods. Texts are ready to print, empty ones are left out. */
export type DeclarationData = {
  readonly issuer: string;
  readonly carrier: string;
  readonly consignment: string;
  readonly despatchDate: string;
  readonly from: PaperParty;
  readonly to: PaperParty;
  /** A line for each UN number, added up. */
  readonly goods: readonly DeclaredGoods[];
  /** Who answers at any hour. */
  readonly emergencyContact: string;
  /** Why the load is a placard load by itself; nothing where it is not. */
  readonly placard: string;
};

export type DeclaredGoods = {
  readonly unNumber: string;
  readonly shippingName: string;
  /** “3”, or “5.1 (8)” with the further hazard. */
  readonly hazardClass: string;
  readonly packingGroup: string;
  readonly receptacles: string;
  readonly quantity: string;
};

const declaration =
  'I declare that the goods above are fully and accurately described by their proper shipping name, ' +
  'are classified, packed, marked and labelled, and are in proper condition for transport by the ' +
  'dangerous goods code in force. Classes and names are from a list that must be checked against it.';

/** One A4 dangerous goods declaration. Throws BarcodeRefusal when the number cannot be a barcode. */
export async function drawDeclaration(
  data: DeclarationData,
  drawnAt: Date,
  words: PaperWords = plainEnglish,
): Promise<Buffer> {
  const paper = openSheet('Dangerous goods declaration', data.consignment, { drawnAt, words });
  const head: Head = {
    title: 'Dangerous goods declaration',
    subject: data.consignment,
    issuer: data.issuer,
  };
  let y = drawHead(paper, head);
  y = drawNumberBars(paper, data.consignment, y + 12);
  const ends = [
    ['Consignor', data.from],
    ['Consignee', data.to],
  ] as const;
  y = drawBothEnds(paper, ends, y + 14);
  const across = { x: SHEET.left, width: SHEET.width };
  y = drawFacts(paper, factsOf(data), { ...across, y: y + 12 });
  // Why it is a placard load takes sentences: a column of its own would cut them.
  y = drawFacts(paper, [['Placard load', data.placard]], { ...across, y: y + 8 });
  const turn = (): number => turnPage(paper, head);
  const flow = { x: SHEET.left, y: y + 12, bottom: SHEET.bottom, turnPage: turn };
  y = drawTable(paper, COLUMNS, data.goods, flow);
  drawClosing(paper, y + 130 > SHEET.bottom ? turn() : y + 14);
  drawFeet(paper, joined([data.issuer, data.carrier], ' · '));
  return await closePaper(paper);
}

const factsOf = (data: DeclarationData) =>
  [
    ['Carrier', data.carrier],
    ['Despatch date', data.despatchDate],
    ['Emergency contact, 24 hours', data.emergencyContact],
  ] as const;

const COLUMNS: readonly Column<DeclaredGoods>[] = [
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

function drawClosing(paper: Paper, top: number): void {
  const box = { x: SHEET.left, width: SHEET.width };
  const y = writeBlock(
    paper,
    say(paper, declaration),
    { ...box, y: top, maxLines: 6 },
    { size: 9.5, leading: 13 },
  );
  drawSignatureLines(paper, ['Consignor: name, signature, date', 'Driver: name, signature, date'], {
    ...box,
    y: y + 12,
  });
}
