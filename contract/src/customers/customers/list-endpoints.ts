import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { recordsProblems } from '../../records/problems.ts';
import { ExportFile } from '../../shared/fields.ts';
import { ListFile, ListImport } from '../../shared/imports.ts';
import { CustomersOutcome, CustomersToChange } from './bulk.ts';
import { customersProblems as refusals } from '../problems.ts';

/** Operations on many customers at once. */

export const updateCustomers = endpoint({
  method: 'PUT',
  path: '/api/customer/customer/updateCustomers',
  access: 'Customer.Edit',
  summary: 'Gives many customers an account manager or a status, and says what became of each.',
  input: CustomersToChange,
  output: CustomersOutcome,
});

export const getCustomersCsv = endpoint({
  path: '/api/customer/customer/getCustomersCsv',
  access: 'Customer.View',
  summary: 'The customers that the caller may see as a CSV file, as their import reads them.',
  input: z.object({ filter: z.string().optional(), sorting: z.string().optional() }),
  output: ExportFile,
  perMinute: 60,
  savesResult: true,
});

export const importCustomers = endpoint({
  method: 'POST',
  path: '/api/customer/customer/importCustomers',
  access: 'Customer.Create',
  summary:
    'Takes an uploaded CSV or workbook of customers; rows that do not fit come back, the others are ' +
    'kept. A row with the code of a customer replaces what it tells of it.',
  input: ListFile,
  output: ListImport,
  problems: [refusals.CustomerCodeTaken, recordsProblems.ImportFileNotFound],
});
