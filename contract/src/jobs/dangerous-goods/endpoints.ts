import { z } from 'zod';
import { EmergencyContact } from '../../dangerousGoods/emergency-contact/shapes.ts';
import { endpoint } from '../../endpoint.ts';
import { fleetProblems } from '../../fleet/problems.ts';
import { CarriedGoods } from './shapes.ts';

export const getDriverDangerousGoods = endpoint({
  path: '/api/driver/dangerous-goods',
  access: 'signedIn',
  summary: "Returns what transport documents of the signed-in driver's dangerous goods state.",
  output: z.object({
    /** Answers at any hour; null if none is set. */
    emergencycontact: EmergencyContact.nullable(),
    items: z.array(CarriedGoods),
  }),
  problems: [fleetProblems.NotADriver],
});
