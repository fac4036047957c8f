import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { insistOpen, financeSettingsOf } from '../../ledger/office.ts';
import { done, inOrder, sortedOut } from '../outcomes.ts';
import { lockInvoices } from '../sql/invoices.ts';
import { takeBackLocked, whyNotVoid } from '../void.ts';

export const voidInvoices = handle(
  contract.voidInvoices,
  async ({ input: { invoiceIds, note }, actor, db, now }) => {
    const settings = await financeSettingsOf(db, now);
    insistOpen(settings, settings.today, 'invoiceIds');
    const ids = inOrder(invoiceIds);
    const { able, unable } = sortedOut(ids, await lockInvoices(db, ids), whyNotVoid);
    const voiding = { invoices: able, note, today: settings.today };
    if (able.length > 0) await takeBackLocked(db, voiding, { now, userName: actor.name });
    return { results: [...able.map(({ id }) => done(id)), ...unable] };
  },
);
