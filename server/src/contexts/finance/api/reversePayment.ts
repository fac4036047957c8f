import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { insistReturned, makeReturn, type ReturnDesk } from '../card-return.ts';
import { insistOpen, officeOf } from '../office.ts';
import { reverse } from '../reverse.ts';
import { reverseCard } from '../reverse-card.ts';

/** In transactions of its own: what goes back to a card is written before the processor is asked. */
export const reversePayment = (house: ReturnDesk) =>
  handle(
    contract.reversePayment,
    async ({ input: { id, note, invoiceIds, booksOnly = false }, actor, db, now }) => {
      const deed = { now, userName: actor.name };
      const returnId = await house.database.transaction(db.scope, async (own) => {
        const office = await officeOf(own, now);
        insistOpen(office, office.today, 'id');
        const byCard = invoiceIds === undefined && !booksOnly;
        const opened = byCard ? await reverseCard(own, { id, note }, deed) : null;
        if (opened !== null) return opened;
        await reverse(own, { id, note, invoiceIds, today: office.today }, deed);
        return null;
      });
      if (returnId === null) return null;
      insistReturned(await makeReturn(house, db, { id: returnId, now }));
      return null;
    },
  );
