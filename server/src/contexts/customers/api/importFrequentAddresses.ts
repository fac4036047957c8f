import * as contract from '@waybill/contract/customers/endpoints';
import { addressList } from '@waybill/contract/customers/imports';
import { handle } from '#platform/context.ts';
import type { House } from '#platform/house.ts';
import { gatherAddresses } from '../imports/address-rows.ts';
import { openList } from '../imports/open-list.ts';
import { lockAsked } from '../owner.ts';
import * as addresses from '../sql/addresses.ts';
import { withStates } from '../state-of-place.ts';
import { tell } from '../told.ts';

export const importFrequentAddresses = ({ files }: Pick<House, 'files'>) =>
  handle(contract.importFrequentAddresses, async ({ input, actor, db, now }) => {
    const customerId = await lockAsked(db, { actor, input });
    const { rows, total, read } = await openList({ db, files }, input, addressList);
    const kept = await addresses.addressesOf(db, customerId);
    const { added, changed, errors } = gatherAddresses(rows, kept);
    if (!input.dryRun) {
      await addresses.saveAddresses(db, await withStates(db, changed));
      await addresses.addAddresses(db, customerId, await withStates(db, added), now);
      await tell(db, 'customer.bookChanged', customerId);
    }
    const [inserted, updated] = [added.length, changed.length];
    return { total, inserted, updated, errors: [...errors], ...read };
  });
