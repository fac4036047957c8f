import { z } from 'zod';
import { entity } from '../entity.ts';
import { Guid } from '../shared/fields.ts';

/** The numbers of the tenant's state on the wire (specification, decisions S-12). */
export const tenantState = { available: 1, inActive: 2, notFound: 3 } as const;

/** The screens' data about the tenant of their host, combined from the two requests above. */
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
