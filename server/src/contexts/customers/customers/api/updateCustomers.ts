import * as contract from '@waybill/contract/customers/endpoints';
import { notValidField } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { publishAll } from '#platform/events.ts';
import { inputValue } from '../domain/inputs.ts';
import { outcomeOf } from '../domain/many.ts';
import { changeCustomers, lockCustomers } from '../sql/many.ts';
import { addNotes } from '../sql/notes.ts';

export const updateCustomers = handle(contract.updateCustomers, async ({ input, db, now }) => {
  const accountManager =
    input.accountManager == null ? undefined : inputValue(input.accountManager);
  const accountStatus = input.accountStatus ?? undefined;
  if (accountManager === undefined && accountStatus === undefined) {
    throw notValidField('accountStatus', 'Choose what to change for these customers');
  }
  const ids = [...new Set(input.customerIds)];
  const known = new Map((await lockCustomers(db, ids)).map((row) => [row.id, row]));
  const change = { accountManager, accountStatus };
  const results = ids.map((id) => ({ customerId: id, ...outcomeOf(known.get(id), change) }));
  const changed = results.flatMap(({ customerId, status }) =>
    status === 'Success' ? [customerId] : [],
  );
  await changeCustomers(db, changed, change);
  const reason = inputValue(input.reason);
  if (reason !== null) await addNotes(db, { customerIds: changed, comment: reason, now });
  publishAll(
    db,
    changed.map((id) => ({ name: 'customer.saved', payload: { id, customerId: id } })),
  );
  return { results };
});
