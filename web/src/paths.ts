type Id = number | string;
type Query = Readonly<Record<string, string | number | undefined>>;

const at = (path: string, query: Query = {}): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
};

const part = (id: Id): string => encodeURIComponent(String(id));

/** Every address of the app. Nobody writes one by hand. */
export const paths = {
  home: () => '/',
  login: (query: { callbackUrl?: string; error?: string } = {}) => at('/auth/login', query),
  register: () => '/auth/register',
  logout: () => '/auth/logout',
  switchUser: (returnTo?: string) => at('/auth/switch', { returnTo }),
  authError: (error?: string) => at('/auth/error', { error }),
  dashboard: () => '/dashboard',
  bookings: () => '/bookings',
  bookingsBeta: (query: Query = {}) => at('/bookings-beta', query),
  newBooking: (query: { like?: Id; booking?: Id; customer?: Id } = {}) =>
    at('/bookings/new', query),
  booking: (id: Id) => `/bookings-beta/details/${part(id)}`,
  jobs: (query: Query = {}) => at('/jobs', query),
  job: (id: Id) => `/jobs/details/${part(id)}`,
  jobsScan: (query: Query = {}) => at('/jobs/scan', query),
  jobsRoute: () => '/jobs/route',
  drivers: (query: Query = {}) => at('/drivers', query),
  driver: (id: Id) => `/drivers/details/${part(id)}`,
  allocation: (query: Query = {}) => at('/drivers/allocation', query),
  invoices: (query: Query = {}) => at('/finance/invoices', query),
  newInvoice: () => '/finance/invoices/new',
  billingRun: () => '/finance/billing-run',
  payments: (query: Query = {}) => at('/finance/payments', query),
  newPayment: (query: Query = {}) => at('/finance/payments/new', query),
  fees: (query: Query = {}) => at('/finance/fees', query),
  fee: (id: Id) => `/finance/fees/${part(id)}`,
  payment: (id: Id) => `/finance/payments/${part(id)}`,
  creditNotes: (query: Query = {}) => at('/finance/credit-notes', query),
  newCreditNote: (query: Query = {}) => at('/finance/credit-notes/new', query),
  creditNote: (id: Id) => `/finance/credit-notes/${part(id)}`,
  remittances: (query: Query = {}) => at('/finance/remittances', query),
  newRemittance: (query: Query = {}) => at('/finance/remittances/new', query),
  statements: (query: Query = {}) => at('/finance/statements', query),
  invoice: (id: Id) => `/finance/invoices/${part(id)}`,
  customers: () => '/customers',
  newCustomer: () => '/customers/new',
  customer: (id: Id, query: Query = {}) => at(`/customers/${part(id)}/details`, query),
  company: (query: Query = {}) => at('/settings/company', query),
  warehouseItems: () => '/warehousing/items',
  warehouseItem: (id: Id) => `/warehousing/items/${part(id)}/details`,
  carriers: (query: Query = {}) => at('/carriers', query),
  carrier: (id: Id) => `/carriers/${part(id)}`,
  customerCarriers: (id: Id) => `/carriers/customers/${part(id)}`,
  rateCards: () => '/rates/cards',
  rateCard: (id: Id, query: Query = {}) => at(`/rates/cards/${part(id)}`, query),
  promoCodes: () => '/settings/promo-codes',
  markup: (query: Query = {}) => at('/settings/markup', query),
  dangerousGoods: (query: Query = {}) => at('/settings/dangerous-goods', query),
  reports: () => '/reports',
  settings: () => '/settings',
  profile: () => '/settings/profile',
  users: (query: Query = {}) => at('/settings/users', query),
  user: (id: Id, query: Query = {}) => at(`/settings/users/${part(id)}`, query),
  newUser: () => '/settings/users/new',
  roles: () => '/settings/roles',
  role: (id: Id) => `/settings/roles/${part(id)}`,
  newRole: (query: { like?: Id } = {}) => at('/settings/roles/new', query),
  sidebarLinks: () => '/settings/sidebar-links',
  languages: () => '/settings/languages',
  languageTexts: (query: Query = {}) => at('/settings/languages/texts', query),
  templates: () => '/settings/templates',
  template: (id: Id) => `/settings/templates/${part(id)}`,
  discussions: (query: Query = {}) => at('/communication', query),
  emails: (query: Query = {}) => at('/communication/emails', query),
  notificationSettings: () => '/settings/notifications',
  messageRules: () => '/settings/message-rules',
  discussion: (id: Id) => `/communication/discussion/${part(id)}`,
  sharedTracking: (token: string) => `/track/${part(token)}`,
  track: (query: Query = {}) => at('/track', query),
  tracking: (connote: string, query: Query = {}) => at(`/track/${part(connote)}`, query),
} as const;
