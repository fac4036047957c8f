import type { TenantDb } from '#platform/db/database.ts';
import { publish } from '#platform/events.ts';
import { customerFields } from './domain/customer-to-save.ts';
import { addCustomer, type SavedCustomer } from './saving.ts';

/** The contact details of a guest. */
export type GuestContact = {
  readonly email: string;
  readonly contactName: string | null;
  readonly companyName: string | null;
  readonly telephone: string | null;
};

/** Adds a guest (decisions C-01): a customer without users. */
export async function addGuest(
  db: TenantDb,
  { email, contactName, companyName, telephone }: GuestContact,
  now: Date,
): Promise<SavedCustomer> {
  const guest = {
    type: 'Guest' as const,
    businessType: companyName === null ? ('Individual' as const) : ('Company' as const),
    email,
    contactName,
    companyName,
    contact: telephone,
    customerSource: 'Guest booking',
  };
  const saved = await addCustomer(db, { fields: customerFields(guest) }, now);
  publish(db, 'customer.created', { id: saved.id, customerId: saved.id });
  publish(db, 'customer.saved', { id: saved.id, customerId: saved.id });
  return saved;
}
