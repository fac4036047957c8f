import { z } from 'zod';
import { Guid } from '../../shared/fields.ts';
import { guidOf } from '../../shared/ids.ts';

/** The proof that a delivery requires. */
const demanded = {
  needsphoto: z.boolean(),
  needssignature: z.boolean(),
  /** The receiver states a PIN that was sent to them. */
  needspin: z.boolean(),
  /** The receiver's minimum age in years, which the driver checks; null if not required. */
  minimumage: z.number().int().min(1).max(99).nullable(),
  /** Whether freight may be left unattended, with a photo. */
  allowsleaving: z.boolean(),
};

/** The proof that a tenant requires of every delivery, or of one customer's. */
export const ProofRule = z.object({
  /** The customer's uuid; null for the rule of all customers. */
  customerid: Guid.nullable(),
  customername: z.string().nullable(),
  ...demanded,
});
export type ProofRule = z.output<typeof ProofRule>;

/** Without `customerid` it is the rule of all customers. */
export const ProofRuleToSave = z.object({ customerid: guidOf('customer').nullish(), ...demanded });

/** The proof required of one delivery: by tenant, customer and booking combined. */
export const ProofDemand = z.object({ jobid: Guid, ...demanded });
export type ProofDemand = z.output<typeof ProofDemand>;
