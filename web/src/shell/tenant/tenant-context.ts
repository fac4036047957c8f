import type { TenantContext as shape } from '@waybill/contract/tenancy/shapes';
import { createContext, useContext } from 'react';
import type { z } from 'zod';

export type TenantState = 'Available' | 'InActive' | 'NotFound';

/** The tenant of this host. */
export type TenantInfo = Readonly<z.output<typeof shape>>;

export const unknownTenant: TenantInfo = {
  loading: true,
  endpoint: '',
  tenantId: -1,
  billing: { address: '', legalName: '', taxVatNo: '' },
  allowSelfRegistration: false,
  currency: 'AUD',
  timezone: 'UTC',
  customCssId: null,
};

export const TenantContext = createContext<TenantInfo>(unknownTenant);

export const useTenant = (): TenantInfo => useContext(TenantContext);
