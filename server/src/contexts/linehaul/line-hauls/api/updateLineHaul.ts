import * as contract from '@waybill/contract/linehaul/endpoints';
import { linehaulProblems } from '@waybill/contract/linehaul/problems';
import type { LineHaulInput } from '@waybill/contract/linehaul/line-hauls/shapes';
import { notValidField, Problem } from '@waybill/contract/problem';
import { uuidv7 } from '@waybill/kernel/ids';
import { randomBytes } from 'node:crypto';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { shareChangedCost, whyNotChange } from '../changing.ts';
import { delayOf, publishDelay } from '../delays.ts';
import { heldLineHaul, permitLineHaul } from '../held.ts';
import { follow, permitMove, timesOf } from '../moving.ts';
import { lineHaulToWrite, sentLineHaul } from '../saving.ts';
import { addNote, changeLineHaul, type LineHaulContents, type LineHaulRow } from '../sql.ts';

export const updateLineHaul = handle(contract.updateLineHaul, async ({ input, db, now }) => {
  const sent = sentLineHaul(input);
  const id = sent.linehaulid ?? input.linehaulid;
  if (!id) throw notValidField('linehaul.linehaulid', 'Please choose a line haul');
  const before = await heldLineHaul(db, id);
  const to = sent.status ?? before.status;
  if (to === before.status || changesFields(sent)) permitLineHaul('edit', before);
  const contents = await lineHaulToWrite(db, sent, before);
  checkChange(before, contents);
  const delay = delayOf(before, sent);
  const documents_reason =
    to === before.status
      ? before.documents_reason
      : await permitMove(db, before, { to, confirmation: input.confirmation ?? {} });
  const times = to === before.status ? {} : timesOf(contents, { to, sent }, now);
  const expected_arrival_at = delay ?? before.expected_arrival_at;
  const after = {
    ...before,
    ...contents,
    ...times,
    expected_arrival_at,
    documents_reason,
    status: to,
  };
  await changeLineHaul(db, after, now);
  if (input.note) {
    const note = { id: uuidv7(now, randomBytes), lineHaulId: id, comment: input.note.comment };
    await addNote(db, note, now);
  }
  if (to !== before.status) await follow(db, after, now);
  await shareChangedCost(db, before, after);
  if (delay !== undefined) {
    await publishDelay(db, before, { expectedArrival: delay, reason: contents.delay_reason });
  }
  publish(db, 'lineHaul.changed', { id, customerId: null });
  return { linehaulid: id, linehaulcode: before.number };
});

const ofMoves = ['linehaulid', 'status', 'departuredate', 'arrivaldate'];

const changesFields = (sent: LineHaulInput): boolean =>
  Object.entries(sent).some(
    ([name, value]) => value !== undefined && name in contractFields && !ofMoves.includes(name),
  );

const contractFields: Readonly<Record<string, true>> = Object.fromEntries(
  Object.keys(contract.createLineHaul.input.shape)
    .filter((name) => name !== 'linehaul' && name !== 'note')
    .map((name) => [name, true]),
);

/** @throws {Problem} LineHaulNotAllowed, LineHaulFull */
function checkChange(before: LineHaulRow, after: LineHaulContents): void {
  const refusal = whyNotChange(before, after);
  if (refusal === null) return;
  const { LineHaulFull, LineHaulNotAllowed } = linehaulProblems;
  const { kind, message } = refusal;
  throw new Problem(kind === 'full' ? LineHaulFull : LineHaulNotAllowed, { message });
}
