import * as contract from '@waybill/contract/identity/endpoints';
import { handle } from '#platform/context.ts';
import { directoryRoles } from '../sql/directory-roles.ts';

export const getDirectoryRoles = handle(contract.getDirectoryRoles, async ({ db }) => ({
  items: await directoryRoles(db),
}));
