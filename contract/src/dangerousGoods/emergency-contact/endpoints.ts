import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { EmergencyContact, EmergencyContactToSave } from './shapes.ts';
import { revision } from '../../revision.ts';

export const getEmergencyContact = endpoint({
  path: '/api/booking/DangerousGoodsCarrier/GetEmergencyContact',
  access: 'Customer.Edit',
  summary: 'Who answers at any hour for dangerous goods; nobody where none is named.',
  output: z.object({ contact: EmergencyContact.nullable(), ...revision }),
});

export const saveEmergencyContact = endpoint({
  method: 'POST',
  path: '/api/booking/DangerousGoodsCarrier/SaveEmergencyContact',
  access: 'Customer.Edit',
  summary: 'Names who answers at any hour; without one no dangerous goods are booked.',
  input: z.object({ contact: EmergencyContactToSave, ...revision }),
  output: z.null(),
  replaces: {
    read: getEmergencyContact,
    argsOf: () => ({}),
  },
});
