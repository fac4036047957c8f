import { z } from 'zod';
import { entity } from '../entity.ts';
import { Guid, Id } from '../shared/fields.ts';

/** Numbers of the tenant's state on the wire (specification, decisions S-12). */
export const tenantState = { available: 1, inActive: 2, notFound: 3 } as const;

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
    /** Which version of the tenant's own style sheet the pages use; null without one. */
    customCssId: Guid.nullable().default(null),
  }),
);

/** What the screens know of the tenant of their host, put together from the two calls above. */
export const TenantContext = entity(
  'TenantContext',
  z.object({
    loading: z.boolean(),
    /** The server's address without a trailing slash; empty for the page's own host. */
    endpoint: z.string(),
    /** -1 while unknown. */
    tenantId: z.number().int(),
    billing: z.object({ address: z.string(), legalName: z.string(), taxVatNo: z.string() }),
    allowSelfRegistration: z.boolean(),
    /** ISO 4217, e.g. AUD. */
    currency: z.string(),
    /** IANA name, e.g. Australia/Sydney. */
    timezone: z.string(),
    customCssId: Guid.nullable(),
  }),
);

export const FeatureValue = z.object({ name: z.string(), value: z.string() });

export const FeatureDefinition = entity(
  'FeatureDefinition',
  z.object({
    name: z.string(),
    displayName: z.string(),
    description: z.string(),
    defaultValue: z.string(),
  }),
);

export const TenantFeatureRecord = entity(
  'TenantFeatureRecord',
  z.object({ featureValues: z.array(FeatureValue), features: z.array(FeatureDefinition) }),
);
