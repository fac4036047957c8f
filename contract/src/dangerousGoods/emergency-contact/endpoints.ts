import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { EmergencyContact, EmergencyContactToSave } from './shapes.ts';
import { revision } from '../../revision.ts';

export const getEmergencyContact = endpoint({
  path: '/api/booking/DangerousGoodsCarrier/GetEmergencyContact',
  access: 'Customer.Edit',
  summary: 'Returns the 24-hour emergency contact for dangerous goods; empty if none is set.',
  output: z.object({ contact: EmergencyContact.nullable(), ...revision }),
});

export const saveEmergencyContact = endpoint({
  method: 'POST',
  path: '/api/booking/DangerousGoodsCarrier/SaveEmergencyContact',
  access: 'Customer.Edit',
  summary: 'Sets the 24-hour emergency contact; dangerous goods cannot be booked without one.',
  input: z.object({ contact: EmergencyContactToSave, ...revision }),
  output: z.null(),
  replaces: {
    read: getEmergencyContact,
    argsOf: () => ({}),
  },
});
