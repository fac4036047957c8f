import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { insistOpen, officeOf } from '../office.ts';
import { settleCredit } from '../settle-credit.ts';

export const settleCreditNote = handle(
  contract.settleCreditNote,
  async ({ input: { id, settlement, invoiceId }, actor, db, now }) => {
    const office = await officeOf(db, now);
    if (settlement === 'Refunded') insistOpen(office, office.today, 'id');
    const settling = { id, settlement, invoiceId, today: office.today };
    await settleCredit(db, settling, { now, userName: actor.name });
    return null;
  },
);
