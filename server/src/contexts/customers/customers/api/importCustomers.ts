import * as contract from '@waybill/contract/customers/endpoints';
import { customerList } from '@waybill/contract/customers/customers/imports';
import { customFieldsOf, importFile, withCustomColumns } from '#contexts/records/public.ts';
import { settingsOf } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { listImport, openList } from '#platform/tables/open-list.ts';
import { saveImportedCustomers, customersMeant } from '../import-customers.ts';
import { placesOfRows } from '../../address-book/places-of-rows.ts';
import { gatherCustomers } from '../customer-rows.ts';
import { lockImports } from '../sql/imported.ts';

export const importCustomers = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.importCustomers, async ({ input, actor, db, now }) => {
    const { bytes } = await importFile({ db, files }, input.fileId);
    const custom = await customFieldsOf(db, 'customer-fields');
    const list = await openList(bytes, input, withCustomColumns(customerList, custom));
    lockImports(db);
    const gathered = gatherCustomers(list.rows, {
      saved: await customersMeant(db, list.rows),
      mayEdit: actor.permissions.has('Customer.Edit'),
      newType: (await settingsOf(db)).defaultCustomerType,
      placeFaults: await placesOfRows(db, list.rows),
      custom,
    });
    if (!input.dryRun) await saveImportedCustomers(db, gathered, now);
    return listImport(list, gathered);
  });
