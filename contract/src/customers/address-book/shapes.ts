import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Id } from '../../shared/fields.ts';
import { revision } from '../../revision.ts';
import { idOf } from '../../shared/ids.ts';

const text = z.string().nullable();

export const FrequentAddress = entity(
  'FrequentAddress',
  z.object({
    id: idOf('address'),
    customerId: Id,
    type: text,
    name: text,
    nickname: text,
    companyName: text,
    email: text,
    contactName: text,
    telephone: text,
    specialInstructions: text,
    addressLine1: text,
    addressLine2: text,
    addressLine3: text,
    suburb: text,
    postCode: text,
    state: text,
    stateCode: text,
    country: text,
    countryCode: text,
    isActive: z.boolean(),
    isDefault: z.boolean(),
    ...revision,
  }),
);
