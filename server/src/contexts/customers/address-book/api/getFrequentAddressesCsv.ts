import * as contract from '@waybill/contract/customers/endpoints';
import { handle } from '#platform/context.ts';
import { saveExport } from '#platform/files/exports.ts';
import type { Services } from '#platform/services.ts';
import { requirePermission } from '#platform/http/actor.ts';
import { whoseRows } from '../../customers/domain/whose.ts';
import { addressesCsv } from '../list-file.ts';
import { addressesToExport } from '../lists.ts';

/** Guests get only the header row (decisions A-01). */
export const getFrequentAddressesCsv = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.getFrequentAddressesCsv, async ({ input, actor, db, now }) => {
    requirePermission(actor, 'Customer.View');
    const query = { ...input, customerId: whoseRows(actor, input) };
    const rows = actor.kind === 'guest' ? [] : await addressesToExport(db, query);
    const bytes = Buffer.from(addressesCsv(rows));
    const file = { fileName: 'Addresses.csv', fileType: 'text/csv', bytes };
    return saveExport({ db, files, now }, actor, file);
  });
