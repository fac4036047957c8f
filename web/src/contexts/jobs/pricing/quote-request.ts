import type { ArgsOf } from '@waybill/contract/endpoint';
import type { Job } from '@waybill/contract/jobs/shapes';
import type { createQuote } from '@waybill/contract/pricing/endpoints';

type QuoteArgs = ArgsOf<typeof createQuote>;

/** Converts a job's freight to a quote request; null if a size or weight is missing. */
export function quoteRequestOf(job: Job, customerId: number): QuoteArgs | null {
  const items = job.items.flatMap(({ packagetype, quantity, length, width, height, weight }) =>
    length === null || width === null || height === null || weight === null
      ? []
      : [{ packageType: packagetype, quantity, length, width, height, weight }],
  );
  if (items.length === 0 || items.length < job.items.length) return null;
  return {
    fromAddress: placeOf(job.fromaddress),
    toAddress: placeOf(job.toaddress),
    items,
    customer: { customerId },
  };
}

const placeOf = ({ postCode, suburb, countryCode, type }: Job['fromaddress']) => ({
  postCode: postCode ?? '',
  suburb: suburb ?? '',
  countryCode: countryCode ?? 'AU',
  type,
});
