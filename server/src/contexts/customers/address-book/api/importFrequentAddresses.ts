import * as contract from '@waybill/contract/customers/endpoints';
import { addressList } from '@waybill/contract/customers/customers/imports';
import { importFile } from '#contexts/records/public.ts';
import { handle } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { listImport, openList } from '#platform/tables/open-list.ts';
import { publish } from '#platform/events.ts';
import { placesOfRows } from '../places-of-rows.ts';
import { gatherAddresses } from '../address-rows.ts';
import { lockRequested } from '../../customers/owner.ts';
import * as addresses from '../sql.ts';
import { withStates } from '../../customers/state-of-place.ts';

export const importFrequentAddresses = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.importFrequentAddresses, async ({ input, actor, db, now }) => {
    const customerId = await lockRequested(db, { actor, input });
    const { bytes } = await importFile({ db, files }, input.fileId);
    const list = await openList(bytes, input, addressList);
    const saved = await addresses.addressesOf(db, customerId);
    const gathered = gatherAddresses(list.rows, {
      saved,
      placeFaults: await placesOfRows(db, list.rows),
    });
    if (!input.dryRun) {
      await addresses.saveAddresses(db, await withStates(db, gathered.changed));
      const added = await withStates(db, gathered.added);
      const theirs = added.map((row) => ({ ...row, customer_id: customerId }));
      await addresses.addAddresses(db, theirs, now);
      publish(db, 'customer.bookChanged', { id: customerId, customerId });
    }
    return listImport(list, gathered);
  });
