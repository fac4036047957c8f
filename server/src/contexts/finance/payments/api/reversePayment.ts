import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { insistReturned, makeReturn, type ReturnDesk } from '../../cards/card-return.ts';
import { insistOpen, financeSettingsOf } from '../../ledger/office.ts';
import { reverse } from '../reverse.ts';
import { reverseCard } from '../../cards/reverse-card.ts';

/** In separate transactions: a card return is saved before the request to the processor. */
export const reversePayment = (services: ReturnDesk) =>
  handle(
    contract.reversePayment,
    async ({ input: { id, note, invoiceIds, booksOnly = false }, actor, db, now }) => {
      const command = { now, userName: actor.name };
      const returnId = await services.database.transaction(db.scope, async (own) => {
        const settings = await financeSettingsOf(own, now);
        insistOpen(settings, settings.today, 'id');
        const byCard = invoiceIds === undefined && !booksOnly;
        const opened = byCard ? await reverseCard(own, { id, note }, command) : null;
        if (opened !== null) return opened;
        await reverse(own, { id, note, invoiceIds, today: settings.today }, command);
        return null;
      });
      if (returnId === null) return null;
      insistReturned(await makeReturn(services, db, { id: returnId, now }));
      return null;
    },
  );
