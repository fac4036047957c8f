import { releaseCharges } from '#contexts/jobs/public.ts';
import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { rctisFor } from '../permit.ts';
import { publishChange } from '../publish-change.ts';
import { freeCharges, markVoid } from '../sql.ts';

export const voidRcti = handle(contract.voidRcti, async ({ input, actor, db, now }) => {
  const { id, note } = input;
  await rctisFor(db, 'void', [id]);
  await markVoid(db, id, { note, now, userName: actor.name });
  await freeCharges(db, id);
  await releaseCharges(db, 'Driver', [id]);
  publishChange(db, id);
  return null;
});
