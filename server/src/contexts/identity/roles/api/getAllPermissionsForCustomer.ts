import * as contract from '@waybill/contract/identity/endpoints';
import { handle } from '#platform/context.ts';
import { permissionTree } from '../domain/permission-tree.ts';

export const getAllPermissionsForCustomer = handle(
  contract.getAllPermissionsForCustomer,
  async () => ({ items: permissionTree(true) }),
);
