import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { localDate } from '@waybill/kernel/local-date';
import { rctisFor } from '../permit.ts';
import { publishChange } from '../publish-change.ts';
import { markPaid } from '../sql.ts';

export const payRctis = handle(contract.payRctis, async ({ input, actor, db }) => {
  const locked = await rctisFor(db, 'pay', input.ids);
  const { reference } = input;
  await markPaid(
    db,
    locked.map(({ id }) => id),
    { paidOn: localDate(input.paidOn), reference, userName: actor.name },
  );
  for (const { id } of locked) publishChange(db, id);
  return null;
});
