import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { ExportFile, Id } from '../../shared/fields.ts';
import { ListImport } from '../../shared/imports.ts';
import { listInput, pageOf } from '../../shared/page.ts';
import { recordsProblems } from '../../records/problems.ts';
import { customersProblems as refusals } from '../problems.ts';
import { ListToImport } from '../customers/imports.ts';
import { ProductToSave } from '../customers/inputs.ts';
import { CustomerProduct } from './shapes.ts';
import { revision } from '../../revision.ts';
import { idOf } from '../../shared/ids.ts';

const ofCustomer = { customerId: idOf('customer').optional() };

const customerList = z.object({ ...ofCustomer, ...listInput });

const byId = z.object({ id: idOf('product') });

const saved = z.object({ id: Id });

const nothing = z.null();

export const getProducts = endpoint({
  path: '/api/customer/customerproduct/getproducts',
  access: 'optional',
  summary: 'What a customer often sends; empty for a guest.',
  input: customerList,
  output: pageOf(CustomerProduct),
  rowsAreEdited: true,
});

export const getProductForEdit = endpoint({
  path: '/api/customer/customerproduct/getproductforedit',
  access: 'Customer.View',
  summary: 'One product.',
  input: byId,
  output: CustomerProduct,
  problems: [refusals.ProductNotFound],
});

export const createOrUpdateProduct = endpoint({
  method: 'POST',
  path: '/api/customer/customerproduct/createorupdateproduct',
  access: 'Customer.Addresses',
  summary: 'Adds a product, or replaces one.',
  input: z.object({ ...ofCustomer, product: ProductToSave, ...revision }),
  output: saved,
  problems: [refusals.CustomerNotFound, refusals.ProductNotFound, refusals.ProductCodeTaken],
  replaces: {
    read: getProductForEdit,
    argsOf: ({ product: { id } }) => (id ? { id } : null),
  },
});

export const deleteProduct = endpoint({
  method: 'DELETE',
  path: '/api/customer/customerproduct/deleteproduct',
  access: 'Customer.Addresses',
  summary: 'Removes a product.',
  input: byId,
  output: nothing,
  problems: [refusals.ProductNotFound],
});

export const getProductsCsv = endpoint({
  path: '/api/customer/customerproduct/getproductscsv',
  access: 'optional',
  summary: "A customer's products as a CSV file; its heads alone for a guest.",
  input: z.object({ ...ofCustomer, filter: z.string().optional() }),
  output: ExportFile,
  perMinute: 60,
  savesResult: true,
});

export const importProducts = endpoint({
  method: 'POST',
  path: '/api/customer/customerproduct/importproducts',
  access: 'Customer.Addresses',
  summary:
    'Takes an uploaded CSV or workbook of products; rows that do not fit come back, the others are kept.',
  input: ListToImport,
  output: ListImport,
  problems: [refusals.CustomerNotFound, recordsProblems.ImportFileNotFound],
});
