import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ExportFile, PlainDate, requiredLine } from '../shared/fields.ts';

/** Programs whose import of journals is written. */
export const journalFormats = ['Xero', 'MYOB'] as const;
export type JournalFormat = (typeof journalFormats)[number];

const Code = requiredLine(20, 'An account code is required');

export const exportJournals = endpoint({
  path: '/api/finance/journal/exportjournals',
  access: 'Finance.Create',
  summary: 'The ledger of a period as a CSV of journals, one a day, for Xero or MYOB.',
  input: z.object({
    fromDate: PlainDate,
    /** Included. */
    toDate: PlainDate,
    format: z.enum(journalFormats),
    /** How that program calls each account; Xero refuses its own receivable and bank accounts. */
    receivable: Code,
    revenue: Code,
    tax: Code,
    bank: Code,
  }),
  output: ExportFile,
});
