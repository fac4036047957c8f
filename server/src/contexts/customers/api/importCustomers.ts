import * as contract from '@waybill/contract/customers/endpoints';
import { customerList } from '@waybill/contract/customers/imports';
import { importFile } from '#contexts/records/public.ts';
import { settingsOf } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import type { House } from '#platform/house.ts';
import { listImport, openList } from '#platform/tables/open-list.ts';
import { bringCustomers, customersMeant } from '../bring.ts';
import { gatherCustomers } from '../imports/customer-rows.ts';
import { takeImportTurn } from '../sql/brought.ts';

export const importCustomers = ({ files }: Pick<House, 'files'>) =>
  handle(contract.importCustomers, async ({ input, actor, db, now }) => {
    const { bytes } = await importFile({ db, files }, input.fileId);
    const list = await openList(bytes, input, customerList);
    takeImportTurn(db);
    const gathered = gatherCustomers(list.rows, {
      kept: await customersMeant(db, list.rows),
      mayEdit: actor.permissions.has('Customer.Edit'),
      newType: (await settingsOf(db)).defaultCustomerType,
    });
    if (!input.dryRun) await bringCustomers(db, gathered, now);
    return listImport(list, gathered);
  });
