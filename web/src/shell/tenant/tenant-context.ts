import { createContext, useContext } from 'react';

export type TenantState = 'Available' | 'InActive' | 'NotFound';

/** The tenant of this host, as the screens know it. */
export type Tenant = {
  readonly loading: boolean;
  /** The server's address without a trailing slash; empty for the page's own host. */
  readonly endpoint: string;
  /** -1 while unknown. */
  readonly tenantId: number;
  readonly billing: {
    readonly address: string;
    readonly legalName: string;
    readonly taxVatNo: string;
  };
  readonly allowSelfRegistration: boolean;
  /** ISO 4217, e.g. AUD. */
  readonly currency: string;
  /** IANA name, e.g. Australia/Sydney. */
  readonly timezone: string;
};

export const unknownTenant: Tenant = {
  loading: true,
  endpoint: '',
  tenantId: -1,
  billing: { address: '', legalName: '', taxVatNo: '' },
  allowSelfRegistration: false,
  currency: 'AUD',
  timezone: 'UTC',
};

export const TenantContext = createContext<Tenant>(unknownTenant);

/** The tenant of this host. */
export const useTenant = (): Tenant => useContext(TenantContext);
