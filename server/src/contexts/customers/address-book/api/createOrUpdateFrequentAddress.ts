import * as contract from '@waybill/contract/customers/endpoints';
import { customersProblems } from '@waybill/contract/customers/problems';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { addressFields } from '../domain/book.ts';
import { lockOwner } from '../../customers/owner.ts';
import * as addresses from '../sql.ts';
import { mustExist, withState } from '../../customers/state-of-place.ts';

export const createOrUpdateFrequentAddress = handle(
  contract.createOrUpdateFrequentAddress,
  async ({ input, actor, db, now }) => {
    const { id } = input.address;
    const customerId = await lockOwner(db, {
      actor,
      input,
      id,
      find: (known) => addresses.address(db, known),
      missing: customersProblems.AddressNotFound,
    });
    const fields = await withState(db, addressFields(input.address));
    await mustExist(db, fields, 'address.postCode');
    if (fields.is_default) await addresses.clearDefaultAddress(db, customerId, fields.type);
    const saved = await (typeof id === 'number'
      ? addresses.saveAddress(db, id, fields)
      : addresses.addAddress(db, { ...fields, customer_id: customerId }, now));
    publish(db, 'customer.bookChanged', { id: customerId, customerId });
    return saved;
  },
);
