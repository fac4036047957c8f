import type { z } from 'zod';
import { byChecklist } from './pre-start/choices.ts';
import { defaultPreStart } from './pre-start/default-questions.ts';
import type { PreStartCheckToSave } from './pre-start/inputs.ts';
import type { DriverToSave, VehicleToSave } from './drivers/inputs.ts';

type DriverArgs = z.input<typeof DriverToSave>;
type VehicleArgs = z.input<typeof VehicleToSave>;

/** Returns a driver as sent by the form. */
export const aDriver = (some: Partial<DriverArgs> = {}): DriverArgs => ({
  name: 'Dana Ferreira',
  email: 'dana@drivers.example',
  phonenumber: '0400 000 123',
  type: 'Contractor',
  companyname: 'Ferreira Haulage',
  ...some,
});

const metres = (value: number) => ({ value, unit: 'm' });

/** Returns a van as sent by the form. */
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

type PreStartArgs = z.input<typeof PreStartCheckToSave>;

/** Returns a pre-start check without faults, for the default questions. */
export const aPreStartCheck = (some: Partial<PreStartArgs> = {}): PreStartArgs => ({
  hadenoughsleep: true,
  undertheinfluenceofdrugs: false,
  undertheinfluenceofalcohol: false,
  wearingpropersafetyequipment: true,
  stateofdriverslicense: 'Valid',
  timeonroad: 9,
  drivestarttime: '06:00',
  driveendtime: '15:00',
  breakstarttime: '10:30',
  breakendtime: '11:00',
  ...byChecklist((name) =>
    defaultPreStart.questions
      .filter(({ checklist }) => checklist === name)
      .map(({ id, title }) => ({ questionid: id, title, isselected: true })),
  ),
  ...some,
});
