import type { z } from 'zod';
import type { DriverToSave, VehicleToSave } from './drivers/inputs.ts';

type DriverArgs = z.input<typeof DriverToSave>;
type VehicleArgs = z.input<typeof VehicleToSave>;

/** A driver, as sent by the form. */
export const aDriver = (some: Partial<DriverArgs> = {}): DriverArgs => ({
  name: 'Dana Ferreira',
  email: 'dana@drivers.example',
  phonenumber: '0400 000 123',
  type: 'Contractor',
  companyname: 'Ferreira Haulage',
  ...some,
});

const metres = (value: number) => ({ value, unit: 'm' });

/** A van, as sent by the form. */
export const aVehicle = (
  some: Partial<VehicleArgs> & Pick<VehicleArgs, 'driverid'>,
): VehicleArgs => ({
  name: 'White van',
  registrationnumber: 'VAN 001',
  capacity: {
    cubic: { value: 9, unit: 'm3' },
    length: metres(3),
    width: metres(1.7),
    height: metres(1.8),
    weight: { value: 1200, unit: 'kg' },
  },
  gvm: 3500,
  ...some,
});
