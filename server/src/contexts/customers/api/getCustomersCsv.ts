import * as contract from '@waybill/contract/customers/endpoints';
import { handle } from '#platform/context.ts';
import { keepExport } from '#platform/files/exports.ts';
import type { House } from '#platform/house.ts';
import { sightOf, whoseRows } from '../domain/whose.ts';
import { customersCsv } from '../imports/customer-file.ts';
import { customersToExport } from '../lists.ts';

export const getCustomersCsv = ({ files }: Pick<House, 'files'>) =>
  handle(contract.getCustomersCsv, async ({ input, actor, db, now }) => {
    const sight = sightOf(actor);
    const asked = { ...input, customerId: whoseRows(actor, {}) };
    const rows = await customersToExport(db, asked, sight);
    const bytes = Buffer.from(customersCsv(rows, sight));
    const file = { fileName: 'Customers.csv', fileType: 'text/csv', bytes };
    return keepExport({ db, files, now }, actor, file);
  });
