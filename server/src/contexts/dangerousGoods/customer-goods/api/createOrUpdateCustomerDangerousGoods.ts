import { customersProblems } from '@waybill/contract/customers/problems';
import * as contract from '@waybill/contract/dangerousGoods/endpoints';
import { found, notValid } from '@waybill/contract/problem';
import { customerCard } from '#contexts/customers/public.ts';
import { handle } from '#platform/context.ts';
import { lockFor } from '#platform/db/advisory-lock.ts';
import { permissionFaults, permissionsOf } from '../domain/permission.ts';
import { addPermissions, dropPermissions, unCodes } from '../../un-codes/sql.ts';

export const createOrUpdateCustomerDangerousGoods = handle(
  contract.createOrUpdateCustomerDangerousGoods,
  async ({ input: { customerId, dangerousGoods }, db }) => {
    found(await customerCard(db, customerId), customersProblems.CustomerNotFound, { customerId });
    const permissions = permissionsOf(dangerousGoods);
    const known = await unCodes(
      db,
      permissions.map(({ unNumber }) => unNumber),
    );
    const faults = permissionFaults(dangerousGoods, known);
    if (faults.length > 0) throw notValid(...faults);
    // Serialises concurrent replacements of one customer's permissions.
    lockFor(db, `dangerous goods ${customerId}`);
    await dropPermissions(db, customerId);
    await addPermissions(db, customerId, permissions);
    return null;
  },
);
