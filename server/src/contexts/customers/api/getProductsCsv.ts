import * as contract from '@waybill/contract/customers/endpoints';
import { handle } from '#platform/context.ts';
import { keepExport } from '#platform/files/exports.ts';
import type { House } from '#platform/house.ts';
import { insist } from '#platform/http/actor.ts';
import { whoseRows } from '../domain/whose.ts';
import { productsCsv } from '../imports/list-file.ts';
import { productsToExport } from '../lists.ts';

/** For a guest the heads alone (decisions A-01). */
export const getProductsCsv = ({ files }: Pick<House, 'files'>) =>
  handle(contract.getProductsCsv, async ({ input, actor, db, now }) => {
    insist(actor, 'Customer.View');
    const asked = { ...input, customerId: whoseRows(actor, input) };
    const rows = actor.kind === 'guest' ? [] : await productsToExport(db, asked);
    const bytes = Buffer.from(productsCsv(rows));
    const file = { fileName: 'Products.csv', fileType: 'text/csv', bytes };
    return keepExport({ db, files, now }, actor, file);
  });
