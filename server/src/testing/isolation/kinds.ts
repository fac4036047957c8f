/** How a record is called: by number, by uuid, or by a text such as a token. */
export type Name = { readonly number?: number; readonly guid?: string; readonly text?: string };

/** Records of a customer, and those that all customers of a tenant share. */
export type RecordKind = (typeof customerKinds)[number] | (typeof tenantKinds)[number];

export const customerKinds = [
  'customer',
  'address',
  'product',
  'costCenter',
  'reference',
  'store',
  'booking',
  'batch',
  'bookingImport',
  'operationLog',
  'sharedBooking',
  'sentQuote',
  'document',
  'quoteRequest',
  'quote',
  'invoice',
  'invoiceFile',
  'invoiceLine',
  'payment',
  'creditNote',
  'recharge',
  'job',
  'scanEvent',
  'picture',
  'discussion',
  'comment',
  'attachment',
  'entityRecord',
  'email',
  'notification',
  'listView',
] as const;

export const tenantKinds = [
  'tenant',
  'user',
  'role',
  'driver',
  'vehicle',
  'vehicleImage',
  'driverDocument',
  'waypoint',
  'shift',
  'preStartCheck',
  'preStartPhoto',
  'packageType',
  'carrierAccount',
  'carrierService',
  'rateCard',
  'rateService',
  'zone',
  'zoneLocation',
  'rate',
  'rateQuoteRequest',
  'fuelLevy',
  'surcharge',
  'template',
  'templateFile',
  'promoCode',
  'asset',
  'logo',
  'sidebarLink',
  'language',
  'reconciliation',
  'reconciledConsignment',
  'reconciledLine',
  'reconciledFile',
  'fee',
  'billingRun',
  'statementRun',
  'reportRun',
  'reportSchedule',
  'webhook',
  'webhookDelivery',
  'auditLog',
  'task',
  'apiClient',
  'apiKey',
  'session',
  'organizationUnit',
  'guestBooking',
  'guestDocument',
] as const;

/** Whoever books without an account, in every tenant. */
export const isleGuest = 'guest@isle.example';

/** A type of records that every tenant designs. */
export const isleType = 'isle-note';

export type Records = Readonly<Record<RecordKind, Name>>;
