import * as contract from '@waybill/contract/messaging/endpoints';
import { historyProblems } from '@waybill/contract/messaging/history/endpoints';
import { found, Problem } from '@waybill/contract/problem';
import { randomUUID } from 'node:crypto';
import { handle } from '#platform/context.ts';
import type { MessagingServices } from '../messengers.ts';
import { addMessages, lockMessage, queueAgain } from '../sql.ts';
import { senderOf } from '../sender.ts';

export const resendEmail = (services: MessagingServices) =>
  handle(contract.resendEmail, async ({ input: { id }, db, now }) => {
    const row = found(await lockMessage(db, id), historyProblems.EmailNotFound, { id });
    if (row.channel === 'Push') throw new Problem(historyProblems.EmailNotFound);
    if (row.status === 'Queued') throw new Problem(historyProblems.EmailIsUnderWay);
    if (row.status === 'Failed') {
      await queueAgain(db, id);
      return { id };
    }
    if (row.is_secret) throw new Problem(historyProblems.EmailIsWithheld);
    const again = { ...row, key: `again ${randomUUID()}` };
    const [added] = await addMessages(db, [again], { sender: await senderOf(db, services), now });
    if (added === undefined) throw new Error('A message of a new key is new');
    return { id: added.id };
  });
