import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Id, KeyValue, line, requiredLine } from '../../shared/fields.ts';
import { CarrierCall } from '../shapes.ts';
import { idOf } from '../../shared/ids.ts';

export const Logos = z.object({ small: z.string(), large: z.string() });

/** A carrier for which accounts can be created. */
export const CarrierCode = z.object({
  code: z.string(),
  name: z.string(),
  /** True if it is not a real carrier; screens indicate this. */
  isSimulated: z.boolean(),
  /** True if its prices come from the tenant's own rate cards. */
  isPricedByRates: z.boolean(),
  logos: Logos,
});

export const CarrierAttribute = z.object({
  key: z.string(),
  displayName: z.string(),
  dataType: z.enum(['text', 'number', 'boolean', 'date', 'list']),
  required: z.boolean(),
  secret: z.boolean(),
});

export const CarrierAccount = entity(
  'CarrierAccount',
  z.object({
    id: idOf('carrierAccount'),
    name: z.string(),
    code: z.string(),
    carrierCode: z.string(),
    /** Set if the account belongs to this customer only. */
    customerId: Id.nullable(),
    isActive: z.boolean(),
    customerCount: z.number().int(),
    logos: Logos,
    useManualRates: z.boolean(),
    availableForGuest: z.boolean(),
    availableForPayg: z.boolean(),
    /** The last request to the carrier; null if there was none this month, and for guests. */
    lastCall: CarrierCall.pick({ purpose: true, isOk: true, answer: true, time: true }).nullable(),
    /** Empty for callers without permission; secrets are returned masked. */
    attributes: z.array(KeyValue),
  }),
);

/** A carrier account to save; without an id it is new. */
export const CarrierAccountInput = z.object({
  id: idOf('carrierAccount').nullish(),
  name: requiredLine(128, 'Name is required'),
  code: requiredLine(32, 'Code is required'),
  carrierCode: requiredLine(32, 'Carrier is required'),
  customerId: idOf('customer').nullish(),
  isActive: z.boolean().default(true),
  useManualRates: z.boolean().default(false),
  availableForGuest: z.boolean().default(false),
  availableForPayg: z.boolean().default(false),
  attributes: z.array(z.object({ key: line(64), value: line(512) })).default([]),
});

export const CarrierService = entity(
  'CarrierService',
  z.object({
    id: idOf('carrierService'),
    code: z.string(),
    name: z.string(),
    /** Whether the requested carrier account offers the service. */
    isAssigned: z.boolean(),
    isActive: z.boolean(),
    /** The carrier's code. */
    carrierId: z.string(),
    isAdditional: z.boolean(),
    /** Words in a tracking text that indicate an exception (decisions K-04). */
    exceptions: z.array(z.string()),
    /** Words that must not count as an exception. */
    exceptionKeywords: z.array(z.string()),
  }),
);

/** A service to save with an account; a code that is new to the carrier is added. */
export const CarrierServiceInput = z.object({
  id: idOf('carrierService').nullish(),
  code: requiredLine(64, 'Service code is required'),
  name: requiredLine(128, 'Service name is required'),
  isAssigned: z.boolean().default(true),
  isActive: z.boolean().default(true),
  isAdditional: z.boolean().default(false),
  exceptions: z.array(line(64)).max(50).default([]),
  exceptionKeywords: z.array(line(64)).max(50).default([]),
});
