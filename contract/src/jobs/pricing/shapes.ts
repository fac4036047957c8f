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

/** What the customer's charge comes to with tax. */
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

/** Chooses a quote as what a job costs (`isbuyrate`) or is sold for (decisions J-10). */
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
    /** The price that was chosen, before tax: the carrier's or the customer's. */
    taxexclusiveamount: Money,
    chosenat: Moment,
    chosenby: z.string(),
  }),
);

/** What a job costs and earns. Only staff sees costs; a driver sees the own charge. */
export const JobPricing = entity(
  'JobPricing',
  z.object({
    jobid: Guid,
    /** The customer's number, by which quotes are requested. */
    customernumber: Id,
    customercharge: CustomerCharge.nullable(),
    pricingdetails: JobPricingDetails.nullable(),
    drivercharges: z.array(DriverCharge),
    buyquote: ChosenQuote.nullable(),
    sellquote: ChosenQuote.nullable(),
    /** The booking whose price the customer pays; the job itself is not charged then. */
    bookingid: Id.nullable(),
    /** Null for everybody but staff, and where nothing is priced. */
    margin: z
      .object({
        sell: Money,
        sellfrom: z.enum(marginSources).nullable(),
        buy: Money,
        buyfrom: z.enum(marginSources).nullable(),
        amount: Money,
        percent: z.number().nullable(),
      })
      .nullable(),
  }),
);
export type JobPricing = z.output<typeof JobPricing>;
