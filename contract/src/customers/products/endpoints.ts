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
  summary: 'Returns the products that a customer often sends; empty for a guest.',
  input: customerList,
  output: pageOf(CustomerProduct),
  rowsAreEdited: true,
});

export const getProductForEdit = endpoint({
  path: '/api/customer/customerproduct/getproductforedit',
  access: 'Customer.View',
  summary: 'Returns one product.',
  input: byId,
  output: CustomerProduct,
  problems: [refusals.ProductNotFound],
});

export const createOrUpdateProduct = endpoint({
  method: 'POST',
  path: '/api/customer/customerproduct/createorupdateproduct',
  access: 'Customer.Addresses',
  summary: 'Creates or updates a product.',
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
  summary: 'Deletes a product.',
  input: byId,
  output: nothing,
  problems: [refusals.ProductNotFound],
});

export const getProductsCsv = endpoint({
  path: '/api/customer/customerproduct/getproductscsv',
  access: 'optional',
  summary: "Exports a customer's products as CSV; only the header for a guest.",
  input: z.object({ ...ofCustomer, filter: z.string().optional() }),
  output: ExportFile,
  perMinute: 60,
  isExport: true,
});

export const importProducts = endpoint({
  method: 'POST',
  path: '/api/customer/customerproduct/importproducts',
  access: 'Customer.Addresses',
  summary:
    'Imports products from an uploaded CSV file or workbook; invalid rows are returned, valid ' +
    'ones saved.',
  input: ListToImport,
  output: ListImport,
  problems: [refusals.CustomerNotFound, recordsProblems.ImportFileNotFound],
});
