import * as contract from '@waybill/contract/booking/endpoints';
import { found, notValidField } from '@waybill/contract/problem';
import { ratesProblems } from '@waybill/contract/rates/problems';
import { uuidv7 } from '@waybill/kernel/ids';
import { randomBytes } from 'node:crypto';
import { cardById } from '#contexts/rates/public.ts';
import { handle } from '#platform/context.ts';
import { enqueue } from '#platform/events.ts';
import { addReplay } from '../sql.ts';

export const startReplay = handle(contract.startReplay, async ({ input, db, now }) => {
  const { rateCardId, bookings, day } = input;
  const card = found(await cardById(db, rateCardId), ratesProblems.RateCardNotFound);
  if (card.rootId === rateCardId) {
    throw notValidField('rateCardId', 'Only a version of a rate card can be replayed.');
  }
  const id = uuidv7(now, randomBytes);
  await addReplay(db, { id, rateCardId, day, wanted: bookings, now });
  await enqueue(db, 'booking.replay', { id });
  return { id };
});
