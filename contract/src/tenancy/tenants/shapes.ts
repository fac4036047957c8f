import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Guid, Id } from '../../shared/fields.ts';

export const TenantAvailabilityResult = entity(
  'TenantAvailabilityResult',
  z.object({
    state: z.number().int(),
    tenantId: Id.nullable(),
    tenantGuid: Guid.nullable(),
    serverRootAddress: z.string().nullable(),
  }),
);

export const TenantConfiguration = entity(
  'TenantConfiguration',
  z.object({
    tenantBillingAddress: z.object({
      legalName: z.string(),
      address: z.string(),
      taxVatNo: z.string(),
    }),
    baseCurrency: z.string(),
    timezone: z.string(),
    allowSelfRegistration: z.boolean().default(false),
    /** The version of the tenant's own style sheet that the pages use; null without one. */
    customCssId: Guid.nullable().default(null),
  }),
);
