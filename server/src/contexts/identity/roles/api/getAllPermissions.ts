import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/identity/endpoints';
import { permissionTree } from '../domain/permission-tree.ts';

export const getAllPermissions = handle(contract.getAllPermissions, async () => ({
  items: permissionTree(),
}));
