import * as contract from '@waybill/contract/administration/endpoints';
import { administrationProblems } from '@waybill/contract/administration/problems';
import { Problem } from '@waybill/contract/problem';
import { retireAccount } from '#contexts/identity/public.ts';
import { handle } from '#platform/context.ts';
import { enqueue } from '#platform/events.ts';
import { personOf } from '../person.ts';
import { addErasure } from '../sql.ts';

export const erasePersonalData = handle(
  contract.erasePersonalData,
  async ({ input, actor, db, now }) => {
    const { reason, ...person } = input;
    const { account, customerId } = await personOf(db, person);
    if (account !== null) {
      if (account.id === actor.userId) throw new Problem(administrationProblems.PersonStays);
      await retireAccount(db, actor, { id: account.id, now });
    }
    const { subject } = person;
    const id = await addErasure(db, {
      subject,
      subject_id: account?.id ?? customerId,
      reason,
      now,
    });
    await enqueue(db, 'administration.erase', { erasureId: id, person });
    return { id };
  },
);
