import { pdfKind } from '#platform/pdf/worker-pool.ts';
import type { WarehouseLabel } from '../label.ts';

/** The PDFs of the warehouse. */
export const warehousePdfs = {
  'warehouse-labels': pdfKind<readonly WarehouseLabel[]>(
    new URL('./labels.ts', import.meta.url),
    'drawWarehouseLabels',
  ),
};
