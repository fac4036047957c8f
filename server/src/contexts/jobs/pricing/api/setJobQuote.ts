import * as contract from '@waybill/contract/jobs/endpoints';
import { pricingProblems } from '@waybill/contract/pricing/problems';
import { Problem } from '@waybill/contract/problem';
import { type QuoteSnapshot, quoteToRead } from '#contexts/pricing/public.ts';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { termsOfLines } from '../../charges/domain/terms.ts';
import { jobToCharge, jobToSell, saveCustomerCharge } from '../../charges/saving.ts';
import { writeChosenQuote } from '../sql.ts';

export const setJobQuote = handle(
  contract.setJobQuote,
  async ({ input: { jobquote: sent }, actor, db, now }) => {
    const desk = { db, actor, now };
    const job = await (sent.isbuyrate ? jobToCharge : jobToSell)(desk, sent.jobid);
    const quote = await quoteToRead(db, sent.quoteid, now);
    if (quote.customerId !== null && quote.customerId !== job.customer_id) {
      throw new Problem(pricingProblems.QuoteNotFound);
    }
    if (!sent.isbuyrate) await saveCustomerCharge(desk, job, chargeOfQuote(quote));
    const { carrier, customer } = quote.pricing;
    await writeChosenQuote(db, job.id, {
      is_buy: sent.isbuyrate,
      quote_id: sent.quoteid,
      carrier_name: quote.carrierName,
      service_name: quote.serviceName,
      amount_minor: (sent.isbuyrate ? carrier : customer).total.taxExclusive,
      chosen_at: now,
      chosen_by_name: actor.name,
    });
    publish(db, 'job.changed', { id: job.id, customerId: job.customer_id });
    return null;
  },
);

/** Converts the sell price of a quote to a customer charge, line by line (decisions J-10). */
const chargeOfQuote = ({ pricing, serviceCode }: QuoteSnapshot) => ({
  member: 'jobquote',
  service_code: serviceCode,
  terms: termsOfLines(
    pricing.lines.map((line) => ({
      serviceCode: line.code,
      isAdditional: line.isAdditionalService,
      amount: line.customer.taxExclusive,
      isTaxed: line.isTaxApplied,
    })),
  ),
});
