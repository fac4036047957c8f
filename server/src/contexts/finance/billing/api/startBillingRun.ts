import { handle } from '#platform/context.ts';
import { enqueue } from '#platform/events.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { financeProblems } from '@waybill/contract/finance/problems';
import { found, Problem } from '@waybill/contract/problem';
import { localDate } from '@waybill/kernel/local-date';
import { addRun } from '../billing-run.ts';
import { toBillingRun } from '../billing-run-mappers.ts';
import { areThere } from '../generate.ts';
import { insistOpen, financeSettingsOf } from '../../ledger/office.ts';
import { removeBillingDraft } from '../sql/billing-drafts.ts';
import { billingRunById, runUnderWay } from '../sql/billing-runs.ts';

export const startBillingRun = handle(
  contract.startBillingRun,
  async ({ input: { invoiceDate: day, deliveredTo, invoiceEmail, ...query }, actor, db, now }) => {
    const invoiceDate = localDate(day);
    const last = deliveredTo === undefined ? null : localDate(deliveredTo);
    const run = { request: query, invoiceDate, deliveredTo: last, invoiceEmail };
    insistOpen(await financeSettingsOf(db, now), invoiceDate, 'invoiceDate');
    if (!(await areThere(db, query))) throw new Problem(financeProblems.BillingWorkNotFound);
    const id = await addRun(db, { ...run, userName: actor.name, now });
    if (id === undefined) {
      const other = await runUnderWay(db, run);
      if (other?.is_same !== true) throw new Problem(financeProblems.BillingRunUnderWay);
      return toBillingRun(other);
    }
    if (actor.userId !== null) await removeBillingDraft(db, actor.userId);
    await enqueue(db, 'finance.billRun', { id });
    return toBillingRun(found(await billingRunById(db, id), financeProblems.BillingRunNotFound));
  },
);
