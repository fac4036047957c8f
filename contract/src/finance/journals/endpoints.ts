import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { entity } from '../../entity.ts';
import { ExportFile, PlainDate, requiredLine } from '../../shared/fields.ts';

/** Accounting programs whose journal import format is supported. */
export const journalFormats = ['Xero', 'MYOB'] as const;
export type JournalFormat = (typeof journalFormats)[number];

const Code = requiredLine(20, 'Please enter an account code');

/** The code of each account in a program; Xero refuses its own receivable and bank accounts. */
const codes = { receivable: Code, revenue: Code, tax: Code, bank: Code };

export const getJournalAccounts = endpoint({
  path: '/api/finance/journal/getjournalaccounts',
  access: 'Finance.Create',
  summary:
    'Returns the account codes of the latest export for each accounting program, latest first.',
  output: z.object({
    items: z.array(
      entity('JournalAccounts', z.object({ format: z.enum(journalFormats), ...codes })),
    ),
  }),
});

export const exportJournals = endpoint({
  path: '/api/finance/journal/exportjournals',
  access: 'Finance.Create',
  summary: 'Exports the ledger of a period as a CSV of daily journals for Xero or MYOB.',
  input: z.object({
    fromDate: PlainDate,
    /** Inclusive. */
    toDate: PlainDate,
    format: z.enum(journalFormats),
    /** Saved for the next export. */
    ...codes,
  }),
  output: ExportFile,
  savesResult: true,
});
