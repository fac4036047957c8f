import type { Transaction } from '#platform/context.ts';
import type { DriverToSave, SelfRegister } from '@waybill/contract/fleet/drivers/inputs';
import type { z } from 'zod';
import type { DriverUserToSave } from '#contexts/identity/public.ts';
import { nextNumber } from '#contexts/tenancy/public.ts';
import { addressOf } from './domain/address.ts';
import { type DriverFields, insertDriver } from './sql.ts';

type Sent = Partial<z.output<typeof DriverToSave>> &
  Pick<z.output<typeof SelfRegister>, 'name' | 'email'>;

/** Returns the fields of a driver beyond those of the user. */
export const fieldsOf = (sent: Sent): DriverFields => ({
  type: sent.type ?? 'Contractor',
  company_name: sent.companyname || null,
  address: addressOf(sent.address ?? {}),
  main_depot_id: sent.maindepotid || null,
  licence_number: sent.licencenumber || null,
  licence_expiry: sent.licenceexpiry || null,
});

/** Returns the user of a driver; `at` is the request member that contains it. */
export const userOf = (sent: Sent, at: string, passwordHash: string | null): DriverUserToSave => ({
  at,
  fullName: sent.name,
  email: sent.email,
  phone: sent.phonenumber || null,
  isActive: sent.isactive ?? true,
  passwordHash,
});

/** Adds the driver record of a user, with the next code (decisions D-01). */
export async function addDriver(
  { db, now }: Transaction,
  user: { readonly id: number; readonly guid: string },
  fields: DriverFields,
): Promise<void> {
  await insertDriver(db, user, { ...fields, code: await nextNumber(db, 'driver'), now });
}
