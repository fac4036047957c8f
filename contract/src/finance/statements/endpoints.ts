import { z } from 'zod';
import { CustomersOutcome, manyCustomers } from '../../customers/customers/bulk.ts';
import { endpoint } from '../../endpoint.ts';
import { ExportFile, line } from '../../shared/fields.ts';
import { listInput, pageSizeMax, skipMax } from '../../shared/page.ts';
import { Day } from '../ledger/day.ts';
import { financeProblems } from '../problems.ts';
import { FinanceStatement } from './shapes.ts';
import { idOf } from '../../shared/ids.ts';

const statementPeriod = {
  /** Defaults to the first of the month. */
  fromDate: Day.optional(),
  /** Defaults to today; inclusive. */
  toDate: Day.optional(),
};

const statementInput = {
  /** Required for staff; ignored for customers, who always get their own. */
  customerId: idOf('customer').optional(),
  ...statementPeriod,
};

export const getFinanceStatement = endpoint({
  path: '/api/finance/Customer/GetFinanceStatement',
  access: 'Finance.View',
  summary:
    "A customer's balance over a period, transaction by transaction, at most 1,000 at a time; " +
    'opening and closing balance are those of the period, whichever transactions are told.',
  input: z.object({
    /** Only transactions whose type, reference or description contains this. */
    filter: line(200).optional(),
    ...statementInput,
    skipCount: listInput.skipCount,
    maxResultCount: z.number().int().min(0).max(skipMax).default(pageSizeMax),
  }),
  output: FinanceStatement,
  problems: [financeProblems.CustomerOfInvoiceNotFound],
});

export const mailStatement = endpoint({
  method: 'POST',
  path: '/api/finance/Customer/MailFinanceStatement',
  access: 'Finance.Create',
  summary: 'Writes to a customer that its statement of a period is ready, with the way to it.',
  input: z.object({ ...statementInput, customerId: idOf('customer') }),
  output: z.object({ sentTo: z.string() }),
  problems: [financeProblems.CustomerOfInvoiceNotFound, financeProblems.CustomerHasNoAddress],
});

export const mailStatements = endpoint({
  method: 'POST',
  path: '/api/finance/Customer/MailFinanceStatements',
  access: 'Finance.Create',
  summary:
    'Writes to many customers that their statements of a period are ready, and says what became of ' +
    'each; those to whom nothing happened and who owe nothing are left alone.',
  input: z.object({ ...statementPeriod, ...manyCustomers }),
  output: CustomersOutcome,
});

export const getStatementDocument = endpoint({
  path: '/api/finance/Customer/GetFinanceStatementDocument',
  access: 'Finance.View',
  summary: 'The statement as PDF or CSV, whole.',
  input: z.object({ ...statementInput, fileFormat: z.enum(['Pdf', 'Csv']).default('Pdf') }),
  output: ExportFile,
  problems: [financeProblems.CustomerOfInvoiceNotFound],
  savesResult: true,
});
