/** Returns a session as in the server's response; staff unless it has a customer. */
export const sessionOf = (
  who: {
    readonly name?: string;
    readonly userId?: number;
    readonly customer?: { readonly id: number } | null;
    readonly impersonatedLogin?: boolean;
    readonly isDriver?: boolean;
    readonly permissions?: readonly string[];
  } = {},
) => ({
  user: {
    name: who.name ?? 'Kim Ng',
    image: null,
    userGuid: '0198a1b2-0000-7000-8000-000000000001',
  },
  userId: who.userId ?? 1,
  accessToken: `token-of-${who.userId ?? 1}`,
  customer: who.customer ?? null,
  impersonatedLogin: who.impersonatedLogin ?? false,
  isDriver: who.isDriver ?? false,
  isCustomer: Boolean(who.customer),
  isTenant: !who.customer,
  status: 'authenticated' as const,
  grantedPermissionNames: [...(who.permissions ?? everything)],
  expires: '2027-01-01T00:00:00.000Z',
});

const everything = [
  'Booking.View',
  'Job.View',
  'Driver.View',
  'Finance.View',
  'Customer.View',
  'Warehouse.View',
  'Carrier.View',
  'Administration.Impersonation',
];

const provider = (id: string, type: 'credentials' | 'email') => ({
  id,
  name: id,
  type,
  signinUrl: `http://acme.localhost/api/auth/signin/${id}`,
  callbackUrl: `http://acme.localhost/api/auth/callback/${id}`,
});

/** The sign-in providers, as in the server's response. */
export const providers = {
  credentials: provider('credentials', 'credentials'),
  email: provider('email', 'email'),
};
