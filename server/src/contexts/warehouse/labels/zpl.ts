import { dotsPerModule } from '#platform/pdf/barcode.ts';
import { zplText } from '#platform/pdf/zpl.ts';
import { isSscc, textBelowBars, type WarehouseLabel } from './label.ts';
import { barsOf } from './pdf/labels.ts';

/**
 * Returns the labels in ZPL II: 203 dpi, 800 × 400 dots (100 × 50 mm), UTF-8.
 * @throws {BarcodeRefusal} like `drawWarehouseLabels`
 */
export const labelsInZpl = (labels: readonly WarehouseLabel[]): string =>
  labels.map((label) => `${labelInZpl(label).join('\n')}\n`).join('');

function labelInZpl(label: WarehouseLabel): readonly string[] {
  const bars = barsOf(label);
  const dots = dotsPerModule(bars, 800, 4);
  const x = Math.round((800 - bars.modules * dots) / 2);
  const box = { x: 32, width: 736 } as const;
  // “>;” starts in code set C and “>8” is FNC1, which makes it GS1-128; mode A chooses sets.
  const data = isSscc(label.barcode)
    ? `^BCN,184,N,N,N^FD>;>800${label.barcode}`
    : `^BCN,184,N,N,N,A^FD${label.barcode}`;
  return [
    '^XA',
    '^CI28',
    '^PW800',
    '^LL400',
    '^LH0,0',
    zplText({ ...box, y: 26, height: 48 }, label.title),
    zplText({ ...box, y: 96, height: 26 }, label.details),
    `^FO${x},144^BY${dots}${data}^FS`,
    zplText({ ...box, y: 346, height: 34, align: 'C' }, textBelowBars(label.barcode)),
    '^XZ',
  ];
}
