import * as contract from '@waybill/contract/customers/endpoints';
import { customerList } from '@waybill/contract/customers/customers/imports';
import { importFile } from '#contexts/records/public.ts';
import { settingsOf } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { listImport, openList } from '#platform/tables/open-list.ts';
import { saveImportedCustomers, customersMeant } from '../import-customers.ts';
import { gatherCustomers } from '../customer-rows.ts';
import { lockImports } from '../sql/imported.ts';

export const importCustomers = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.importCustomers, async ({ input, actor, db, now }) => {
    const { bytes } = await importFile({ db, files }, input.fileId);
    const list = await openList(bytes, input, customerList);
    lockImports(db);
    const gathered = gatherCustomers(list.rows, {
      saved: await customersMeant(db, list.rows),
      mayEdit: actor.permissions.has('Customer.Edit'),
      newType: (await settingsOf(db)).defaultCustomerType,
    });
    if (!input.dryRun) await saveImportedCustomers(db, gathered, now);
    return listImport(list, gathered);
  });
