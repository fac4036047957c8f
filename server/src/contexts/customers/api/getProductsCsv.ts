import * as contract from '@waybill/contract/customers/endpoints';
import { handle } from '#platform/context.ts';
import { exportPurpose, storeFile } from '#platform/files/tickets.ts';
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
    const file = { fileName: 'Products.csv', fileType: 'text/csv' };
    const bytes = Buffer.from(productsCsv(rows));
    const { customerId } = actor;
    const stored = { ...file, bytes, customerId, purpose: exportPurpose };
    const { token } = await storeFile({ db, files, now }, stored);
    return { ...file, fileToken: token };
  });
