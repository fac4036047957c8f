import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { insistReturned, makeReturn, type ReturnDesk } from '../card-return.ts';
import { insistOpen, officeOf } from '../office.ts';
import { returnCredit, settleCredit } from '../settle-credit.ts';

/** In transactions of its own: what goes back to a card is written before the processor is asked. */
export const settleCreditNote = (house: ReturnDesk) =>
  handle(
    contract.settleCreditNote,
    async ({ input: { id, settlement, invoiceId, toCard }, actor, db, now }) => {
      const deed = { now, userName: actor.name };
      const returnId = await house.database.transaction(db.scope, async (own) => {
        const office = await officeOf(own, now);
        if (settlement === 'Refunded') insistOpen(office, office.today, 'id');
        if (settlement === 'Refunded' && toCard) return returnCredit(own, id, deed);
        await settleCredit(own, { id, settlement, invoiceId, today: office.today }, deed);
        return null;
      });
      if (returnId === null) return null;
      insistReturned(await makeReturn(house, db, { id: returnId, now }));
      return null;
    },
  );
