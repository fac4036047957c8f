import { z } from 'zod';
import { entity } from '../entity.ts';
import { Guid, Measure, PlainDate } from '../shared/fields.ts';
import { revision } from '../revision.ts';
import { guidOf } from '../shared/ids.ts';

export const VehicleCapacity = z.object({
  cubic: Measure,
  length: Measure,
  width: Measure,
  height: Measure,
  weight: Measure,
});

export const Vehicle = entity(
  'Vehicle',
  z.object({
    id: guidOf('vehicle'),
    driverid: Guid,
    /** Ids of pictures, for getVehicleImage. */
    images: z.array(z.string()),
    /** Its capacity, as entered. */
    capacity: VehicleCapacity,
    /** Capacity in pallets and in pieces; null if not entered. */
    palletspaces: z.number().int().nullable(),
    piecesmax: z.number().int().nullable(),
    /** Gross vehicle mass in kilograms (decisions D-10). */
    gvm: z.number().nullable(),
    isactive: z.boolean(),
    /** True for the vehicle that its driver currently drives. */
    iscurrentvehicle: z.boolean(),
    name: z.string(),
    registrationnumber: z.string(),
    /** The last day of the registration. */
    registrationexpiry: PlainDate.nullable(),
    /** Why it must not be driven, such as a failed pre-start check; null while it is in service. */
    outofservicereason: z.string().nullable(),
    ...revision,
  }),
);
export type Vehicle = z.output<typeof Vehicle>;
