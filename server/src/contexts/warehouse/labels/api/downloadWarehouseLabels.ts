import { Problem } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/warehouse/endpoints';
import { warehouseProblems } from '@waybill/contract/warehouse/problems';
import { pdfTextsOf } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import { BarcodeRefusal } from '#platform/pdf/barcode.ts';
import type { ServicesWithPdfs } from '#platform/services.ts';
import { labelsOf } from '../labels-of.ts';
import { barsOf } from '../pdf/labels.ts';
import type { warehousePdfs } from '../pdf/index.ts';
import type { WarehouseLabel } from '../label.ts';
import { labelsInZpl } from '../zpl.ts';

export const downloadWarehouseLabels = ({
  pdfs,
}: Pick<ServicesWithPdfs<typeof warehousePdfs>, 'pdfs'>) =>
  handle(contract.downloadWarehouseLabels, async ({ input, db }) => {
    const labels = await labelsOf(db, input);
    if (labels.length === 0) throw new Problem(warehouseProblems.NothingToLabel);
    insistOnBars(labels);
    if (input.format === 'ZPL') {
      const bytes = Buffer.from(labelsInZpl(labels));
      return { bytes, fileName: 'Labels.zpl', fileType: 'text/plain; charset=utf-8' };
    }
    const bytes = await pdfs.renderPdf('warehouse-labels', labels, await pdfTextsOf(db));
    return { bytes, fileName: 'Labels.pdf', fileType: 'application/pdf', inline: true };
  });

/** @throws {Problem} LabelNotPossible with the reason for the first label that cannot be encoded */
function insistOnBars(labels: readonly WarehouseLabel[]): void {
  try {
    labels.forEach(barsOf);
  } catch (error) {
    if (!(error instanceof BarcodeRefusal)) throw error;
    throw new Problem(warehouseProblems.LabelNotPossible, { message: error.message });
  }
}
