import type { ResultOf } from '@waybill/contract/endpoint';
import type {
  getConfiguration,
  isTenantAvailable,
} from '@waybill/contract/tenancy/tenants/endpoints';
import { tenantState } from '@waybill/contract/tenancy/shapes';
import type { TenantInfo, TenantState } from './tenant-context.ts';
import { unknownTenant } from './tenant-context.ts';

export type Availability = ResultOf<typeof isTenantAvailable>;
export type Configuration = ResultOf<typeof getConfiguration>;

/** Converts a state: 1 is Available, 2 is InActive, any other number NotFound. */
export function readState(state: number): TenantState {
  if (state === tenantState.available) return 'Available';
  return state === tenantState.inActive ? 'InActive' : 'NotFound';
}

/** True if the tenant is available, or if its state is unknown. */
export const showsContent = (availability: Availability | undefined): boolean =>
  availability === undefined || readState(availability.state) === 'Available';

/** Combines the responses about the tenant, as far as they have arrived. */
export function readTenant(
  availability: Availability | undefined,
  configuration: Configuration | undefined,
  loading: boolean,
): TenantInfo {
  return {
    loading,
    endpoint: (availability?.serverRootAddress ?? '').replace(/\/$/, ''),
    tenantId: availability?.tenantId ?? -1,
    billing: configuration?.tenantBillingAddress ?? unknownTenant.billing,
    allowSelfRegistration: configuration?.allowSelfRegistration ?? false,
    currency: configuration?.baseCurrency ?? unknownTenant.currency,
    timezone: configuration?.timezone ?? unknownTenant.timezone,
    customCssId: configuration?.customCssId ?? null,
  };
}
