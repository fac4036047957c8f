import { entity } from '../../entity.ts';
import { BilledCustomer, CreditNote } from '../shapes.ts';

/** A credit note as shown in lists and on its page. */
export const BilledCreditNote = entity(
  'BilledCreditNote',
  CreditNote.extend({ customer: BilledCustomer }),
);
