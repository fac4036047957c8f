import { contact, type CustomerContactRow, eraseContactRow } from './customers/sql/contacts.ts';
import type {
  AccountStatus,
  CustomerType,
  InvoiceGrouping,
} from '@waybill/contract/customers/customers/choices';
import { displayNameOf } from '@waybill/contract/customers/customers/display-name';
import { customersProblems } from '@waybill/contract/customers/problems';
import { found } from '@waybill/contract/problem';
import { type Minor, minor } from '@waybill/kernel/money';
import type { FindRecord } from '#contexts/records/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { lockFor } from '#platform/db/advisory-lock.ts';
import { addGuest, type GuestContact } from './customers/guests.ts';
import * as costCenters from './cost-centers/sql.ts';
import * as customers from './customers/sql/customer.ts';
import * as products from './products/sql.ts';
import * as settings from './settings/sql.ts';
import * as standing from './credit/sql.ts';
import type { CustomerForCard } from './customers/domain/rows.ts';

export type CustomerCard = {
  readonly id: number;
  readonly guid: string;
  readonly code: string;
  readonly type: CustomerType;
  /** Only `Active` may book; `OnHold` may view and pay (decisions C-03). */
  readonly status: AccountStatus;
  readonly displayName: string;
  readonly companyName: string | null;
  readonly customerName: string | null;
  readonly contactName: string | null;
  readonly accountName: string | null;
  readonly email: string | null;
  readonly bookingEmail: string | null;
  readonly telephone: string | null;
  readonly address: CardAddress;
  readonly abn: string | null;
  /** Null means no limit. */
  readonly creditLimit: Minor | null;
  /** Days from the invoice to its due date. */
  readonly paymentTerms: number;
  readonly invoicePeriod: string;
  /** A weekday from 1 (Monday) or a day of the month; null is Monday or the first. */
  readonly invoiceDay: number | null;
  /** Whether invoices are e-mailed when they are issued. */
  readonly invoiceByEmail: boolean;
  readonly invoiceGrouping: InvoiceGrouping;
  readonly isInvoicable: boolean;
  readonly canSendDG: boolean;
  readonly bookingSettings: BookingSettings;
};

export type CardAddress = {
  readonly addressLine1: string | null;
  readonly addressLine2: string | null;
  readonly addressLine3: string | null;
  readonly suburb: string | null;
  readonly postCode: string | null;
  readonly stateCode: string | null;
  readonly countryCode: string;
};

/** Returns a customer for other contexts; undefined if deleted or not visible to the caller. */
export async function customerCard(db: TenantDb, id: number): Promise<CustomerCard | undefined> {
  const row = await customers.customerForCard(db, id);
  return row === undefined ? undefined : cardOf(row);
}

/** Returns the customers with these ids, by id; those not visible to the caller are absent. */
export async function customersOf(
  db: TenantDb,
  ids: readonly number[],
): Promise<ReadonlyMap<number, CustomerCard>> {
  const found = ids.length === 0 ? [] : await customers.customersByIds(db, [...new Set(ids)]);
  return new Map(found.map((row) => [row.id, cardOf(row)]));
}

/**
 * Returns customers by code or company name, in lower case; codes take precedence. Those not
 * visible to the caller are absent.
 */
export async function customersCalled(
  db: TenantDb,
  names: readonly string[],
): Promise<ReadonlyMap<string, CustomerCard>> {
  const wanted = [...new Set(names.map((name) => name.trim().toLowerCase()))];
  if (wanted.length === 0) return new Map();
  const cards = (await customers.customersCalled(db, wanted)).map(cardOf);
  return new Map([
    ...cards.map((card) => [(card.companyName ?? '').toLowerCase(), card] as const),
    ...cards.map((card) => [card.code.toLowerCase(), card] as const),
  ]);
}

/** Finds the customer that documents are attached to, by id or GUID. */
export const customerRecord: FindRecord = async (db, _, { entityId, entityGuid = '' }) => {
  const id = entityId ?? (await customerIdOf(db, entityGuid));
  const row = id === undefined ? undefined : await customers.customer(db, id);
  return row && { ref: row.id, customerId: row.id };
};

/** Returns the id of a customer by GUID; undefined if there is none. */
export async function customerIdOf(db: TenantDb, guid: string): Promise<number | undefined> {
  return (await customers.customerIdOfGuid(db, guid))?.id;
}

/** True when the customer has this cost center. */
export async function hasCostCenter(
  db: TenantDb,
  customerId: number,
  id: number,
): Promise<boolean> {
  return (await costCenters.costCenter(db, id))?.customer_id === customerId;
}

/** Returns those of `ids` that are products of the customer. */
export const ownProducts = products.productsOf;

export { type ProductSize, productSizes } from './products/sql.ts';

export type { GuestContact } from './customers/guests.ts';

/**
 * Returns the guest with an e-mail address, regardless of case; undefined before the first booking.
 */
export async function guestOfEmail(db: TenantDb, email: string): Promise<CustomerCard | undefined> {
  const row = await customers.guestByEmail(db, email.trim());
  return row === undefined ? undefined : cardOf(row);
}

/**
 * Returns the guest with an e-mail address, or adds one; concurrent bookings share one guest.
 * @throws {Problem} NumberSeriesExhausted
 */
export async function guestToBook(
  db: TenantDb,
  contact: GuestContact,
  now: Date,
): Promise<CustomerCard> {
  lockFor(db, `guest ${contact.email.toLowerCase()}`);
  const known = await guestOfEmail(db, contact.email);
  if (known !== undefined) return known;
  const { id } = await addGuest(db, contact, now);
  return found(await customerCard(db, id), customersProblems.CustomerNotFound, { id });
}

/**
 * The settings of a customer's bookings; required without enabled has no effect (decisions C-14).
 */
export type BookingSettings = {
  readonly costCenter: { readonly isEnable: boolean; readonly isRequired: boolean };
  readonly reference: { readonly isEnable: boolean; readonly isRequired: boolean };
  /** The initial authority to leave of a new booking. */
  readonly atl: boolean;
  /** The initial setting of a new booking for e-mails on every status change. */
  readonly notification: boolean;
};

/** Returns the references that a customer's bookings need before confirmation; none if disabled. */
export const requiredReferences = async (
  db: TenantDb,
  { id, bookingSettings }: CustomerCard,
): Promise<readonly { readonly id: number; readonly name: string }[]> =>
  bookingSettings.reference.isEnable ? settings.requiredReferences(db, id) : [];

/** True if a customer's contacts get an e-mail on every status change. */
export const wantsStatusUpdates = async (db: TenantDb, id: number): Promise<boolean> =>
  found(await customerCard(db, id), customersProblems.CustomerNotFound).bookingSettings
    .notification;

export type CustomerCredit = {
  /** Null means no limit (decisions C-09: empty or 0). */
  readonly limit: Minor | null;
  /** Booked but not yet paid. */
  readonly exposure: Minor;
};

/**
 * Locks the customer's credit until the transaction ends, so that the next caller sees the change.
 * Lock before deciding, then change it with `changeExposure`.
 * @throws {Problem} CustomerNotFound
 */
export async function lockCredit(db: TenantDb, customerId: number): Promise<CustomerCredit> {
  const credit = (await lockCredits(db, [customerId])).get(customerId);
  return found(credit, customersProblems.CustomerNotFound);
}

/** Locks the credit of several customers; missing customers are absent. */
export async function lockCredits(
  db: TenantDb,
  customerIds: readonly number[],
): Promise<ReadonlyMap<number, CustomerCredit>> {
  const locked = await standing.lockExposures(db, customerIds);
  const limits = await standing.creditLimits(db, customerIds);
  const exposures = new Map(locked.map((row) => [row.customer_id, row.exposure_minor]));
  return new Map(
    limits.flatMap(({ id, credit_limit_minor }) => {
      const exposure = exposures.get(id);
      if (exposure === undefined) return [];
      return [[id, { limit: limitOf(credit_limit_minor), exposure: minor(exposure) }]];
    }),
  );
}

export type ExposureChange = {
  readonly customerId: number;
  readonly by: Minor;
  /** The time of booking, if that is the reason. */
  readonly bookedAt?: Date | undefined;
};

/**
 * Adds to the exposure of distinct customers, in one exchange with the database, and locks them
 * until the transaction ends. Without `isLimited` there is no limit. Returns false if one would
 * exceed its limit or does not exist; the caller must then roll back if there are several.
 */
export async function addWithinLimits(
  db: TenantDb,
  changes: readonly (ExposureChange & { readonly isLimited: boolean })[],
): Promise<boolean> {
  const ids = changes.map(({ customerId }) => customerId);
  const locked = ids.length > 1 ? standing.lockExposures(db, ids) : undefined;
  const [added] = await Promise.all([standing.addWithinLimits(db, changes), locked]);
  return added === changes.length;
}

/** Changes the exposure; a negative `by` reduces it. */
export const changeExposure = (db: TenantDb, customerId: number, by: Minor): Promise<void> =>
  changeExposures(db, [{ customerId, by }]);

/** Changes the exposure of several distinct customers. */
export async function changeExposures(
  db: TenantDb,
  changes: readonly ExposureChange[],
): Promise<void> {
  await standing.addExposures(db, changes);
}

/** Saves when customers last booked. */
export async function noteBooked(
  db: TenantDb,
  customerIds: readonly number[],
  at: Date,
): Promise<void> {
  await standing.noteBookings(db, customerIds, at);
}

const limitOf = (limit: number | null): Minor | null =>
  limit === null || limit === 0 ? null : minor(limit);

const cardOf = (row: CustomerForCard): CustomerCard => ({
  id: row.id,
  guid: row.guid,
  code: row.code,
  type: row.type,
  status: row.account_status,
  displayName: displayNameOf({
    companyName: row.company_name,
    customerName: row.customer_name,
    contactName: row.contact_name,
    accountName: row.account_name,
  }),
  companyName: row.company_name,
  customerName: row.customer_name,
  contactName: row.contact_name,
  accountName: row.account_name,
  email: row.email,
  bookingEmail: row.booking_email,
  telephone: row.telephone,
  address: {
    addressLine1: row.address_line1,
    addressLine2: row.address_line2,
    addressLine3: row.address_line3,
    suburb: row.suburb,
    postCode: row.post_code,
    stateCode: row.state_code,
    countryCode: row.country_code,
  },
  abn: row.abn,
  creditLimit: limitOf(row.credit_limit_minor),
  paymentTerms: row.payment_terms,
  invoicePeriod: row.invoice_period,
  invoiceDay: row.invoice_day,
  invoiceByEmail: row.invoice_by_email,
  invoiceGrouping: row.invoice_grouping,
  isInvoicable: row.is_invoicable,
  canSendDG: row.can_send_dg,
  bookingSettings: {
    costCenter: ruleOf(row.cost_center_enabled, row.cost_center_required),
    reference: ruleOf(row.reference_enabled, row.reference_required),
    atl: row.leave_by_default,
    notification: row.notify_by_default,
  },
});

const ruleOf = (isEnable: boolean, isRequired: boolean) => ({
  isEnable,
  isRequired: isEnable && isRequired,
});

/** Returns the name and contact details of a customer's contact. */
export const contactOf = (db: TenantDb, id: number): Promise<CustomerContactRow | undefined> =>
  contact(db, id);

/** Erases a customer's contact person; the company stays. */
export const eraseContact = async (db: TenantDb, id: number, standIn: string): Promise<void> => {
  await eraseContactRow(db, id, standIn);
};

export { customerCustomValues } from './customers/sql/custom-values.ts';
