import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { ExportFile, Id } from '../../shared/fields.ts';
import { ListImport } from '../../shared/imports.ts';
import { listInput, pageOf } from '../../shared/page.ts';
import { recordsProblems } from '../../records/problems.ts';
import { customersProblems as refusals } from '../problems.ts';
import { FrequentAddressToSave } from '../customers/inputs.ts';
import { ListToImport } from '../customers/imports.ts';
import { FrequentAddress } from './shapes.ts';
import { revision } from '../../revision.ts';
import { idOf } from '../../shared/ids.ts';

const ofCustomer = { customerId: idOf('customer').optional() };

const customerList = z.object({ ...ofCustomer, ...listInput });

const byId = z.object({ id: idOf('address') });

const saved = z.object({ id: Id });

const nothing = z.null();

export const getFrequentAddresses = endpoint({
  path: '/api/customer/customerfrequentaddress/getfrequentaddresses',
  access: 'optional',
  summary: "Returns a customer's address book; empty for a guest.",
  input: customerList,
  output: pageOf(FrequentAddress),
  rowsAreEdited: true,
});

export const getFrequentAddressForEdit = endpoint({
  path: '/api/customer/customerfrequentaddress/getfrequentaddressforedit',
  access: 'Customer.View',
  summary: 'Returns one address.',
  input: byId,
  output: FrequentAddress,
  problems: [refusals.AddressNotFound],
});

export const createOrUpdateFrequentAddress = endpoint({
  method: 'POST',
  path: '/api/customer/customerfrequentaddress/createorupdatefrequentaddress',
  access: 'Customer.Addresses',
  summary: 'Creates or updates an address in the address book.',
  input: z.object({ ...ofCustomer, address: FrequentAddressToSave, ...revision }),
  output: saved,
  problems: [refusals.CustomerNotFound, refusals.AddressNotFound],
  replaces: {
    read: getFrequentAddressForEdit,
    argsOf: ({ address: { id } }) => (id ? { id } : null),
  },
});

export const deleteFrequentAddress = endpoint({
  method: 'DELETE',
  path: '/api/customer/customerfrequentaddress/deletefrequentaddress',
  access: 'Customer.Addresses',
  summary: 'Deletes an address from the address book.',
  input: byId,
  output: nothing,
  problems: [refusals.AddressNotFound],
});

export const getFrequentAddressesCsv = endpoint({
  path: '/api/customer/customerfrequentaddress/getfrequentaddressescsv',
  access: 'optional',
  summary: "Exports a customer's address book as CSV; only the header for a guest.",
  input: z.object({ ...ofCustomer, filter: z.string().optional() }),
  output: ExportFile,
  perMinute: 60,
  isExport: true,
});

export const importFrequentAddresses = endpoint({
  method: 'POST',
  path: '/api/customer/customerfrequentaddress/importfrequentaddresses',
  access: 'Customer.Addresses',
  summary:
    'Imports addresses from an uploaded CSV file or workbook; invalid rows are returned, ' +
    'valid ones saved.',
  input: ListToImport,
  output: ListImport,
  problems: [refusals.CustomerNotFound, recordsProblems.ImportFileNotFound],
});
