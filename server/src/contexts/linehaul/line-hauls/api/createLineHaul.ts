import * as contract from '@waybill/contract/linehaul/endpoints';
import { notValidField } from '@waybill/contract/problem';
import { uuidv7 } from '@waybill/kernel/ids';
import { randomBytes } from 'node:crypto';
import { nextNumber } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { lineHaulToWrite, sentLineHaul } from '../saving.ts';
import { addLineHaul, addNote } from '../sql.ts';

export const createLineHaul = handle(contract.createLineHaul, async ({ input, db, now }) => {
  const sent = sentLineHaul(input);
  if (sent.status && sent.status !== 'Planned') {
    throw notValidField('linehaul.status', 'The status of a new line haul must be Planned');
  }
  const contents = await lineHaulToWrite(db, sent);
  const id = uuidv7(now, randomBytes);
  const number = await nextNumber(db, 'lineHaul');
  await addLineHaul(db, { ...contents, id, number }, now);
  if (input.note) {
    const note = { id: uuidv7(now, randomBytes), lineHaulId: id, comment: input.note.comment };
    await addNote(db, note, now);
  }
  publish(db, 'lineHaul.changed', { id, customerId: null });
  return { linehaulid: id, linehaulcode: number };
});
