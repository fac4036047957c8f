import { z } from 'zod';
import { entity } from '../../entity.ts';
import { requiredLine } from '../../shared/fields.ts';

/** The 24-hour emergency contact for spilled dangerous goods. */
export const EmergencyContact = entity(
  'DangerousGoodsEmergencyContact',
  z.object({ name: z.string(), telephone: z.string() }),
);

export const EmergencyContactToSave = z.object({
  name: requiredLine(128, 'Please enter the name of the contact'),
  telephone: requiredLine(64, 'Please enter the phone number').refine(
    (telephone) => telephone.replaceAll(/\D/g, '').length >= 8,
    'A telephone number needs at least 8 digits',
  ),
});
