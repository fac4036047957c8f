import { z } from 'zod';
import { entity } from '../../entity.ts';
import { revision } from '../../revision.ts';

/** Whether a field is shown, and whether it is required in a booking. */
const Query = z.object({ isEnable: z.boolean(), isRequired: z.boolean() });

export const CustomerSettings = entity(
  'CustomerSettings',
  z.object({
    costCenterSettings: Query,
    referenceSettings: Query,
    /** Defaults of a new booking: authority to leave, and an e-mail on every change of status. */
    bookingSettings: z.object({ atl: z.boolean(), notification: z.boolean() }),
    ...revision,
  }),
);

export type CustomerSettings = z.output<typeof CustomerSettings>;
