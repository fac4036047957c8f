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
    "Returns a customer's transactions of a period, at most 1,000 at a time; the opening and " +
    'closing balances are always those of the whole period.',
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
  summary: 'E-mails a customer that the statement of a period is ready, with a link to it.',
  input: z.object({ ...statementInput, customerId: idOf('customer') }),
  output: z.object({ sentTo: z.string() }),
  problems: [financeProblems.CustomerOfInvoiceNotFound, financeProblems.CustomerHasNoAddress],
});

export const mailStatements = endpoint({
  method: 'POST',
  path: '/api/finance/Customer/MailFinanceStatements',
  access: 'Finance.Create',
  summary:
    'E-mails many customers that their statements of a period are ready; returns the outcome ' +
    'for each. Customers without transactions and balance are skipped.',
  input: z.object({ ...statementPeriod, ...manyCustomers }),
  output: CustomersOutcome,
});

export const getStatementDocument = endpoint({
  path: '/api/finance/Customer/GetFinanceStatementDocument',
  access: 'Finance.View',
  summary: 'Returns the complete statement as PDF or CSV.',
  input: z.object({ ...statementInput, fileFormat: z.enum(['Pdf', 'Csv']).default('Pdf') }),
  output: ExportFile,
  problems: [financeProblems.CustomerOfInvoiceNotFound],
  savesResult: true,
});
