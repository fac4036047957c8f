import { z } from 'zod';
import { entity } from '../entity.ts';
import { Guid, Id } from '../shared/fields.ts';

const text = z.string().nullable();

/** A customer as shown in the picker. */
export const CustomerPickerItem = entity(
  'CustomerPickerItem',
  z.object({
    id: Id,
    customerGuid: Guid,
    code: text,
    companyName: text,
    customerName: text,
    contactName: text,
    accountName: text,
    displayName: z.string(),
  }),
);
