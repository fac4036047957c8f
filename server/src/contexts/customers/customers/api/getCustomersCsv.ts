import * as contract from '@waybill/contract/customers/endpoints';
import { customFieldsOf } from '#contexts/records/public.ts';
import { handle } from '#platform/context.ts';
import { saveExport } from '#platform/files/exports.ts';
import type { Services } from '#platform/services.ts';
import { visibilityOf, whoseRows } from '../domain/whose.ts';
import { customersCsv } from '../customer-file.ts';
import { customersToExport } from '../lists.ts';

export const getCustomersCsv = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.getCustomersCsv, async ({ input, actor, db, now }) => {
    const visibility = visibilityOf(actor);
    const query = { ...input, customerId: whoseRows(actor, {}) };
    const rows = await customersToExport(db, query, visibility);
    const custom = await customFieldsOf(db, 'customer-fields');
    const bytes = Buffer.from(customersCsv(rows, { ...visibility, custom }));
    const file = { fileName: 'Customers.csv', fileType: 'text/csv', bytes };
    return saveExport({ db, files, now }, actor, file);
  });
