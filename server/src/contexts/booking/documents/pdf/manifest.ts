import { closePdf, type PdfPage } from '#platform/pdf/page.ts';
import {
  drawLabelledValues,
  drawFeet,
  drawHead,
  drawLines,
  drawRule,
  drawSignatureLines,
  openSheet,
  SHEET,
  addPage,
} from '#platform/pdf/sheet.ts';
import { type PdfColumn, drawTable } from '#platform/pdf/table.ts';
import { writeBlock, writeLine } from '#platform/pdf/text.ts';
import { drawNumberBars } from './number-bars.ts';
import { addressLines, joined, type PdfParty } from './party.ts';
import { type PdfTexts, plainEnglish, t } from '#platform/pdf/texts.ts';

/** The hand-over list of one pickup. Texts are ready to print; empty texts are omitted. */
export type ManifestData = {
  readonly issuer: string;
  readonly manifest: string;
  readonly carrier: string;
  readonly service: string;
  readonly despatchDate: string;
  readonly closedAt: string;
  readonly pickupRequest: string;
  /** Such as “Standing collection: do not schedule a pickup”. */
  readonly notice: string;
  readonly from: PdfParty;
  readonly consignments: readonly ManifestConsignment[];
  readonly totals: {
    readonly consignments: string;
    readonly items: string;
    readonly weight: string;
    readonly volume: string;
  };
};

export type ManifestConsignment = {
  readonly consignment: string;
  readonly receiver: string;
  readonly testApp: string;
  readonly references: string;
  readonly service: string;
  readonly items: string;
  readonly weight: string;
  /** “DG” and UN numbers, “ATL”; printed under the service. */
  readonly flags: string;
};

/** Draws one A4 manifest: a tick box and a line per consignment, totals and signatures. */
export async function drawManifest(
  manifest: ManifestData,
  drawnAt: Date,
  words: PdfTexts = plainEnglish,
): Promise<Buffer> {
  const pdf = openSheet('Manifest', manifest.manifest, { drawnAt, words });
  const head = { title: 'Manifest', subject: manifest.manifest, issuer: manifest.issuer };
  let y = drawHead(pdf, head);
  y = drawOrigin(pdf, manifest, y + 12);
  const nextPage = (): number => addPage(pdf, head);
  const flow = { x: SHEET.left, y: y + 12, bottom: SHEET.bottom, addPage: nextPage };
  y = drawTable(pdf, { columns: COLUMNS, rows: manifest.consignments }, flow);
  const closing = 110;
  drawClosing(pdf, manifest, y + closing > SHEET.bottom ? nextPage() : y);
  drawFeet(pdf, joined([manifest.issuer, manifest.carrier], ' · '));
  return await closePdf(pdf);
}

function drawOrigin(pdf: PdfPage, manifest: ManifestData, top: number): number {
  const half = SHEET.width / 2;
  const bars = drawNumberBars(pdf, manifest.manifest, top);
  const box = { x: SHEET.left + half, y: top - 4, width: half };
  const address = drawLines(
    pdf,
    { heading: 'Collect from', lines: addressLines(manifest.from) },
    box,
  );
  let y = Math.max(bars, address) + 12;
  drawRule(pdf, { x: SHEET.left, y, width: SHEET.width }, '#000000');
  const values = [
    ['Carrier', manifest.carrier],
    ['Service', manifest.service],
    ['Despatch date', manifest.despatchDate],
    ['Closed', manifest.closedAt],
    ['Pickup request', manifest.pickupRequest],
  ] as const;
  const wide = { x: SHEET.left, width: SHEET.width };
  y = drawLabelledValues(pdf, values, { ...wide, y: y + 9 });
  const notice = { size: 10, weight: 'semibold', leading: 14 } as const;
  return writeBlock(pdf, manifest.notice, { ...wide, y: y + 6, maxLines: 2, ...notice });
}

const COLUMNS: readonly PdfColumn<ManifestConsignment>[] = [
  { head: '', width: 20, tick: true, cell: () => '' },
  { head: 'Consignment', width: 88, cell: (row) => row.consignment },
  {
    head: 'Receiver',
    width: SHEET.width - 344,
    cell: (row) => joined([row.receiver, row.testApp], '\n'),
  },
  { head: 'References', width: 74, cell: (row) => row.references },
  { head: 'Service', width: 78, cell: (row) => joined([row.service, row.flags], '\n') },
  { head: 'Items', width: 34, align: 'right', cell: (row) => row.items },
  { head: 'Weight', width: 50, align: 'right', cell: (row) => row.weight },
];

function drawClosing(pdf: PdfPage, { totals }: ManifestData, top: number): void {
  const wide = { x: SHEET.left, width: SHEET.width };
  const text = joined([totals.consignments, totals.items, totals.weight, totals.volume], ' · ');
  const bold = { size: 10, weight: 'semibold', align: 'right', tabular: true } as const;
  const y = writeLine(pdf, t(pdf, 'Total {sums}', { sums: text }), {
    ...wide,
    y: top + 6,
    ...bold,
  });
  const sentence = t(pdf, 'Received in good condition, as ticked above.');
  const below = writeLine(pdf, sentence, { ...wide, y: y + 14, size: 9 });
  const captions = ['Sender: name and signature', 'Driver: name and signature', 'Date and time'];
  drawSignatureLines(pdf, captions, { ...wide, y: below });
}
