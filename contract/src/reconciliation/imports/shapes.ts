import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Money } from '../../shared/fields.ts';

export const UploadedInvoice = entity(
  'UploadedReconciliationFile',
  z.object({
    /** The values needed by importCsv. */
    fileName: z.string(),
    originalName: z.string(),
    heads: z.array(z.string()),
    rowCount: z.number().int(),
    /** The first rows, cell by cell in the order of the headings. */
    sample: z.array(z.array(z.string())),
    /** Sums of the columns, in the order of the headings; null if a cell is not an amount. */
    sums: z.array(Money.nullable()),
  }),
);
