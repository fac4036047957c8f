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
  summary: 'Sets the account manager or status of many customers; returns the outcome for each.',
  input: CustomersToChange,
  output: CustomersOutcome,
});

export const getCustomersCsv = endpoint({
  path: '/api/customer/customer/getCustomersCsv',
  access: 'Customer.View',
  summary: 'Exports the customers that the caller may see as CSV, in the format of the import.',
  input: z.object({ filter: z.string().optional(), sorting: z.string().optional() }),
  output: ExportFile,
  perMinute: 60,
  isExport: true,
});

export const importCustomers = endpoint({
  method: 'POST',
  path: '/api/customer/customer/importCustomers',
  access: 'Customer.Create',
  summary:
    'Imports customers from an uploaded CSV file or workbook; invalid rows are returned, ' +
    "valid ones saved. A row with an existing customer's code updates that customer.",
  input: ListFile,
  output: ListImport,
  problems: [refusals.CustomerCodeTaken, recordsProblems.ImportFileNotFound],
});
