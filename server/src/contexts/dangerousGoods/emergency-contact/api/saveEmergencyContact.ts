import * as contract from '@waybill/contract/dangerousGoods/endpoints';
import { handle } from '#platform/context.ts';
import { saveContact } from '../../carriers/sql.ts';

export const saveEmergencyContact = handle(contract.saveEmergencyContact, async ({ input, db }) => {
  await saveContact(db, input.contact);
  return null;
});
