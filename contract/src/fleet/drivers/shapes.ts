import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Guid, PlainDate } from '../../shared/fields.ts';
import { Vehicle } from '../shapes.ts';
import { Waypoint } from '../waypoints/shapes.ts';
import { driverTypes } from './choices.ts';
import { revision } from '../../revision.ts';
import { guidOf } from '../../shared/ids.ts';

const text = z.string().nullable();

export const DriverAddress = z.object({
  addressLine1: text,
  addressLine2: text,
  suburb: text,
  postCode: text,
  stateCode: text,
  countryCode: text,
});

/** A driver: a user with driver-specific data. Its uuid is the user's. */
export const Driver = entity(
  'Driver',
  z.object({
    id: guidOf('driver'),
    code: z.string(),
    phonenumber: text,
    name: z.string(),
    type: z.enum(driverTypes),
    email: z.string(),
    /** Write-only; never sent. */
    password: z.string().optional(),
    isactive: z.boolean(),
    isavailableforwork: z.boolean(),
    companyname: text,
    /** Ids of the driver's open jobs (decisions D-05). */
    assignedJobs: z.array(Guid),
    lastwaypoint: Waypoint.nullable(),
    currentvehicle: Vehicle.nullable(),
    userGuid: Guid,
    address: DriverAddress,
    maindepotid: text,
    licencenumber: text,
    licenceexpiry: PlainDate.nullable(),
    ...revision,
  }),
);

export type Driver = z.output<typeof Driver>;
