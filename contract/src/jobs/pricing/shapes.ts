import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Guid, Id, Moment, Money } from '../../shared/fields.ts';
import { CustomerCharge, DriverCharge } from '../charges/shapes.ts';
import { marginSources } from './margin.ts';
import { guidOf } from '../../shared/ids.ts';

/** A line of a price with its tax. */
export const JobServiceDetail = z.object({
  servicecode: z.string(),
  isadditionalservice: z.boolean(),
  taxexclusiveamount: Money,
  tax: Money,
  amount: Money,
  istaxapplicable: z.boolean(),
});

/** The customer's charge with tax. */
export const JobPricingDetails = entity(
  'JobPricingDetails',
  z.object({
    servicecosttaxexclusive: Money,
    servicecosttax: Money,
    servicecost: Money,
    additionalservicecosttaxexclusive: Money,
    additionalservicecosttax: Money,
    additionalservicecost: Money,
    totalcosttaxexclusive: Money,
    totalcosttax: Money,
    totalcost: Money,
    servicedetails: z.array(JobServiceDetail),
  }),
);
export type JobPricingDetails = z.output<typeof JobPricingDetails>;

/** Chooses a quote as a job's cost (`isbuyrate`) or sell price (decisions J-10). */
export const JobQuoteSelection = entity(
  'JobQuoteSelection',
  z.object({ jobid: guidOf('job'), quoteid: guidOf('quote'), isbuyrate: z.boolean() }),
);

export const ChosenQuote = entity(
  'ChosenQuote',
  z.object({
    quoteid: Guid,
    carriername: z.string(),
    servicename: z.string(),
    /** The chosen price, before tax: the carrier's or the customer's. */
    taxexclusiveamount: Money,
    chosenat: Moment,
    chosenby: z.string(),
  }),
);

/** The costs and revenue of a job. Only staff see costs; a driver sees their own charge. */
export const JobPricing = entity(
  'JobPricing',
  z.object({
    jobid: Guid,
    /** The customer's number, used to request quotes. */
    customernumber: Id,
    customercharge: CustomerCharge.nullable(),
    pricingdetails: JobPricingDetails.nullable(),
    drivercharges: z.array(DriverCharge),
    buyquote: ChosenQuote.nullable(),
    sellquote: ChosenQuote.nullable(),
    /** The booking that the customer pays for; the job itself is then not charged. */
    bookingid: Id.nullable(),
    /** Null for all users but staff, and if nothing is priced. */
    margin: z
      .object({
        sell: Money,
        sellfrom: z.enum(marginSources).nullable(),
        buy: Money,
        buyfrom: z.enum(marginSources).nullable(),
        /** The part of `buy` that is its share of the carriers' costs of line hauls. */
        linehaul: Money,
        amount: Money,
        percent: z.number().nullable(),
      })
      .nullable(),
  }),
);
export type JobPricing = z.output<typeof JobPricing>;
