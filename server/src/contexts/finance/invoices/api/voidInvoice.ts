import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { insistOpen, financeSettingsOf } from '../../ledger/office.ts';
import { takeBack } from '../void.ts';

export const voidInvoice = handle(
  contract.voidInvoice,
  async ({ input: { id, note }, actor, db, now }) => {
    const settings = await financeSettingsOf(db, now);
    insistOpen(settings, settings.today, 'id');
    await takeBack(db, { id, note, today: settings.today }, { now, userName: actor.name });
    return null;
  },
);
