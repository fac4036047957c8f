import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { insistReturned, makeReturn, type ReturnDesk } from '../../cards/card-return.ts';
import { insistOpen, financeSettingsOf } from '../../ledger/office.ts';
import { returnCredit, settleCredit } from '../settle-credit.ts';

/** In separate transactions: a card return is saved before the request to the processor. */
export const settleCreditNote = (services: ReturnDesk) =>
  handle(
    contract.settleCreditNote,
    async ({ input: { id, settlement, invoiceId, toCard }, actor, db, now }) => {
      const command = { now, userName: actor.name };
      const returnId = await services.database.transaction(db.scope, async (own) => {
        const settings = await financeSettingsOf(own, now);
        if (settlement === 'Refunded') insistOpen(settings, settings.today, 'id');
        if (settlement === 'Refunded' && toCard) return returnCredit(own, id, command);
        await settleCredit(own, { id, settlement, invoiceId, today: settings.today }, command);
        return null;
      });
      if (returnId === null) return null;
      insistReturned(await makeReturn(services, db, { id: returnId, now }));
      return null;
    },
  );
