import { z } from 'zod';
import { checkState, CountryCode } from '../../shared/codes.ts';
import { entity } from '../../entity.ts';
import { line, PlainDate, requiredLine } from '../../shared/fields.ts';
import { driverTypes } from './choices.ts';
import { guidOf, ownId } from '../../shared/ids.ts';

const text = (max: number) => line(max).nullish();
const date = z.union([z.literal(''), PlainDate]).nullish();

/** Compared case-insensitively. */
const Email = z
  .string({ error: 'Please enter a valid e-mail address' })
  .trim()
  .max(256)
  .pipe(z.email({ error: 'Please enter a valid e-mail address' }));

/** The default password rules (decisions T-01). */
export const Password = z
  .string({ error: 'Please choose a password' })
  .min(8, 'At least 8 characters')
  .max(128)
  .regex(/[0-9]/, 'Include at least one digit')
  .regex(/[a-z]/, 'Include at least one lower-case letter')
  .regex(/[A-Z]/, 'Include at least one upper-case letter');

export const DriverAddressToSave = z
  .object({
    addressLine1: text(256),
    addressLine2: text(256),
    suburb: text(100),
    postCode: text(20),
    stateCode: text(10),
    countryCode: CountryCode.nullish(),
  })
  .check(checkState);

/** A driver as sent by the form; absent fields are cleared, except the password. */
export const DriverToSave = z.object({
  name: requiredLine(128, 'Please enter a name'),
  email: Email,
  phonenumber: text(50),
  type: z.enum(driverTypes).default('Employee'),
  companyname: text(256),
  password: z.union([z.literal(''), Password]).nullish(),
  isactive: z.boolean().default(true),
  address: DriverAddressToSave.nullish(),
  maindepotid: ownId(text(64)),
  licencenumber: text(50),
  licenceexpiry: date,
  /** Creates the driver record for an existing user; only for a new driver. */
  userGuid: guidOf('driver').nullish(),
});

/** A size as sent by the form; anything but a number is refused with this message. */
const Size = z.object({
  value: z.number({ error: 'A number is required' }).min(0, 'A number is required').max(1e6),
  unit: requiredLine(10, 'Please choose a unit'),
});

export const VehicleToSave = z.object({
  id: guidOf('vehicle').nullish(),
  driverid: guidOf('driver'),
  name: requiredLine(128, 'Please enter a name'),
  registrationnumber: requiredLine(20, 'Please enter the registration number'),
  capacity: z.object({ cubic: Size, length: Size, width: Size, height: Size, weight: Size }),
  palletspaces: z.number().int().min(1).max(1000).nullish(),
  piecesmax: z.number().int().min(1).max(100_000).nullish(),
  gvm: z.number({ error: 'A number is required' }).min(0).max(1e6).nullish(),
  isactive: z.boolean().default(true),
  iscurrentvehicle: z.boolean().default(false),
  registrationexpiry: date,
});

export const DriverInvitation = entity(
  'DriverInvitation',
  z.object({ email: Email, runId: guidOf('run').nullish() }),
);

/** The application of a prospective driver (decisions D-02). */
export const SelfRegister = z.object({
  name: requiredLine(128, 'Please enter your name'),
  email: Email,
  phonenumber: requiredLine(50, 'Please enter your phone number'),
  password: Password,
  companyname: text(256),
  address: DriverAddressToSave.nullish(),
  licencenumber: text(50),
  licenceexpiry: date,
  vehicle: VehicleToSave.omit({ id: true, driverid: true }).nullish(),
  /** The token of an invitation link; applicants with a token need no approval by staff. */
  invitation: text(100),
});
