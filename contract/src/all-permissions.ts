import { bookingPermissions } from './booking/permissions.ts';
import { carriersPermissions } from './carriers/permissions.ts';
import { customersPermissions } from './customers/permissions.ts';
import { financePermissions } from './finance/permissions.ts';
import { fleetPermissions } from './fleet/permissions.ts';
import { identityPermissions } from './identity/permissions.ts';
import { jobsPermissions } from './jobs/permissions.ts';
import { linehaulPermissions } from './linehaul/permissions.ts';
import { messagingPermissions } from './messaging/permissions.ts';
import type { PermissionDefinition } from './permission.ts';
import { pricingPermissions } from './pricing/permissions.ts';
import { ratesPermissions } from './rates/permissions.ts';
import { warehousePermissions } from './warehouse/permissions.ts';
import { reconciliationPermissions } from './reconciliation/permissions.ts';

/** Every permission of the product, in the order of the tree. */
export const allPermissions: readonly PermissionDefinition[] = [
  ...identityPermissions,
  ...customersPermissions,
  ...carriersPermissions,
  ...bookingPermissions,
  ...reconciliationPermissions,
  ...pricingPermissions,
  ...jobsPermissions,
  ...linehaulPermissions,
  ...fleetPermissions,
  ...warehousePermissions,
  ...ratesPermissions,
  ...financePermissions,
  ...messagingPermissions,
];
