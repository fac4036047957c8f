import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { Guid, Moment } from '../../shared/fields.ts';
import { FileBytes } from '../../shared/file.ts';
import { listInput, pageOf } from '../../shared/page.ts';
import { ShiftFaultToSave } from './faults.ts';
import { odometer } from './odometer.ts';
import { fleetProblems as refusals } from '../problems.ts';
import { DriverSelf, Shift } from './shapes.ts';
import { guidOf, ownId } from '../../shared/ids.ts';

/** When it happened; defaults to now. A device that was offline sends it up to 7 days later. */
const at = Moment.nullish();

/**
 * The endpoints of the driver's app act for the signed-in driver; other callers receive NotADriver.
 */
export const getDriverSelf = endpoint({
  path: '/api/driver/me',
  access: 'signedIn',
  summary: "Returns the signed-in driver with today's shift, pre-start check and hours.",
  output: DriverSelf,
  problems: [refusals.NotADriver],
});

export const startShift = endpoint({
  method: 'POST',
  path: '/api/driver/shift/start',
  access: 'signedIn',
  summary: "Starts the driver's shift and makes the driver available for work; idempotent.",
  input: z.object({
    shift: z.object({
      /** The device's own id: sending it again starts no second shift. */
      id: ownId(Guid).nullish(),
      /** Defaults to the driver's current vehicle. */
      vehicleid: guidOf('vehicle').nullish(),
      starttime: at,
      plannedfinishtime: Moment.nullish(),
      odometer,
    }),
  }),
  output: z.object({ shift: Shift }),
  problems: [
    refusals.NotADriver,
    refusals.DriverNotActive,
    refusals.ShiftRuns,
    refusals.ShiftOverlaps,
    refusals.VehicleNotFound,
    refusals.VehicleOutOfService,
    refusals.PreStartMissing,
    refusals.PreStartFailed,
  ],
});

export const startBreak = endpoint({
  method: 'POST',
  path: '/api/driver/shift/break/start',
  access: 'signedIn',
  summary: 'Starts a break; idempotent.',
  input: z.object({ time: at }),
  output: z.object({ shift: Shift }),
  problems: [refusals.NotADriver, refusals.NoShift],
});

export const endBreak = endpoint({
  method: 'POST',
  path: '/api/driver/shift/break/end',
  access: 'signedIn',
  summary: 'Ends the current break.',
  input: z.object({ time: at }),
  output: z.object({ shift: Shift }),
  problems: [refusals.NotADriver, refusals.NoShift],
});

export const finishShift = endpoint({
  method: 'POST',
  path: '/api/driver/shift/finish',
  access: 'signedIn',
  summary: 'Ends the shift and any current break; the driver is no longer available for work.',
  input: z.object({
    id: guidOf('shift').nullish(),
    time: at,
    odometer,
    /** What is wrong with the vehicle after the shift. */
    faults: z.array(ShiftFaultToSave).max(50).nullish(),
  }),
  output: z.object({
    shift: Shift,
    /** SHA-256 of each photo as it was received, hex. */
    picturehashes: z.array(z.string()),
  }),
  problems: [refusals.NotADriver, refusals.NoShift],
});

export const getShiftImage = endpoint({
  path: '/api/drivers/shift/image',
  access: 'Driver.View',
  summary: 'Returns a photo of a fault after a shift.',
  input: z.object({ id: guidOf('shift'), image: guidOf('shiftPhoto') }),
  output: FileBytes,
  response: 'file',
  problems: [refusals.ShiftPhotoNotFound],
});

export const getShifts = endpoint({
  path: '/api/drivers/shift/shifts',
  access: 'Driver.View',
  summary: 'Returns shifts, latest first, by driver and period.',
  input: z.object({
    driverId: guidOf('driver').optional(),
    startDate: Moment.optional(),
    endDate: Moment.optional(),
    ...listInput,
  }),
  output: pageOf(Shift),
});
