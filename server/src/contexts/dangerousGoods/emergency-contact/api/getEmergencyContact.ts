import * as contract from '@waybill/contract/dangerousGoods/endpoints';
import { handle } from '#platform/context.ts';
import { contact } from '../../carriers/sql.ts';

export const getEmergencyContact = handle(contract.getEmergencyContact, async ({ db }) => ({
  contact: (await contact(db)) ?? null,
}));
