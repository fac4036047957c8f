import { z } from 'zod';
import { Guid } from '../../shared/fields.ts';
import { guidOf } from '../../shared/ids.ts';

/** What a delivery has to be proven with. */
const demanded = {
  needsphoto: z.boolean(),
  needssignature: z.boolean(),
  /** The receiver says a number that was sent to them. */
  needspin: z.boolean(),
  /** The receiver's least age in years, which the driver checks; null if it does not matter. */
  minimumage: z.number().int().min(1).max(99).nullable(),
  /** Whether freight may be left without anybody, with a photo. */
  allowsleaving: z.boolean(),
};

/** What a tenant demands of every delivery, or of one customer's. */
export const ProofRule = z.object({
  /** The customer's uuid; null for the rule of all. */
  customerid: Guid.nullable(),
  customername: z.string().nullable(),
  ...demanded,
});
export type ProofRule = z.output<typeof ProofRule>;

/** Without `customerid` it is the rule of all customers. */
export const ProofRuleToSave = z.object({ customerid: guidOf('customer').nullish(), ...demanded });

/** What is demanded of one delivery: by tenant, customer and booking together. */
export const ProofDemand = z.object({
  jobid: Guid,
  ...demanded,
  /** SHA-256 of `<jobid>:<pin>`, hex: a device checks it offline. Null if none is needed. */
  pinhash: z.string().nullable(),
});
export type ProofDemand = z.output<typeof ProofDemand>;
