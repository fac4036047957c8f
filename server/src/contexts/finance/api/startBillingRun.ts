import { handle } from '#platform/context.ts';
import { enqueue } from '#platform/facts.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { financeProblems } from '@waybill/contract/finance/problems';
import { found, Problem } from '@waybill/contract/problem';
import { localDate } from '@waybill/kernel/local-date';
import { addRun, makingRun } from '../billing-run.ts';
import { billingRunOnWire } from '../billing-run-wire.ts';
import { areThere } from '../generate.ts';
import { insistOpen, officeOf } from '../office.ts';
import { billingRunById, runUnderWay } from '../sql/billing-runs.ts';

export const startBillingRun = handle(
  contract.startBillingRun,
  async ({ input: { invoiceDate: day, deliveredTo, invoiceEmail, ...asked }, actor, db, now }) => {
    const invoiceDate = localDate(day);
    const last = deliveredTo === undefined ? null : localDate(deliveredTo);
    const run = { asked, invoiceDate, deliveredTo: last, invoiceEmail };
    insistOpen(await officeOf(db, now), invoiceDate, 'invoiceDate');
    if (!(await areThere(db, asked))) throw new Problem(financeProblems.BillingWorkNotFound);
    const id = await addRun(db, { ...run, userName: actor.name, now });
    if (id === undefined) {
      const other = await runUnderWay(db, run);
      if (other?.is_same !== true) throw new Problem(financeProblems.BillingRunUnderWay);
      return billingRunOnWire(other);
    }
    await enqueue(db, makingRun, { id });
    return billingRunOnWire(
      found(await billingRunById(db, id), financeProblems.BillingRunNotFound),
    );
  },
);
