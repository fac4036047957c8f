import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { insistOpen, officeOf } from '../office.ts';
import { reverse } from '../reverse.ts';

export const reversePayment = handle(
  contract.reversePayment,
  async ({ input: { id, note, invoiceIds }, actor, db, now }) => {
    const office = await officeOf(db, now);
    insistOpen(office, office.today, 'id');
    const asked = { id, note, invoiceIds, today: office.today };
    await reverse(db, asked, { now, userName: actor.name });
    return null;
  },
);
