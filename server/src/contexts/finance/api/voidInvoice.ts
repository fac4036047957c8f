import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { insistOpen, officeOf } from '../office.ts';
import { takeBack } from '../void.ts';

export const voidInvoice = handle(
  contract.voidInvoice,
  async ({ input: { id, note }, actor, db, now }) => {
    const office = await officeOf(db, now);
    insistOpen(office, office.today, 'id');
    await takeBack(db, { id, note, today: office.today }, { now, userName: actor.name });
    return null;
  },
);
