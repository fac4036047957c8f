import type { Permission, PermissionDefinition, PermissionGroup } from '../../permission.ts';

type StaticRole = {
  readonly name: string;
  readonly displayName: string;
  /** The groups whose permissions the role holds; `all` holds everything. */
  readonly groups: readonly PermissionGroup[] | 'all';
  /** Groups of which it only holds permissions that end in `.View`. */
  readonly views: readonly PermissionGroup[];
  /** Single permissions in addition to those of the groups. */
  readonly also: readonly Permission[];
  readonly forCustomers: boolean;
  readonly isDefault: boolean;
};

/** Staff and customers alike may take part in discussions. */
const talk: readonly Permission[] = ['Communication.View', 'Communication.Create'];

/** Staff can see sent e-mails and send new ones. */
const emails: readonly Permission[] = ['Communication.Emails', 'Communication.Send'];

/** The roles every tenant starts with (decisions ). They cannot be deleted or renamed. */
export const staticRoles: readonly StaticRole[] = [
  staff('Admin', 'Administrator', 'all', []),
  staff(
    'Dispatcher',
    'Dispatcher',
    ['Booking', 'Job', 'Driver', 'Warehouse'],
    ['Carrier', 'Customer'],
    ['Customer.Addresses', ...talk, ...emails],
  ),
  staff(
    'Finance',
    'Finance',
    ['Finance'],
    ['Booking', 'Customer'],
    ['Booking.Reconcile', 'Job.View', 'Job.Price', ...talk, ...emails],
  ),
  staff('Warehouse', 'Warehouse', ['Warehouse'], ['Job'], ['Job.Scan', 'Job.Linehaul', ...talk]),
  staff('Driver', 'Driver', [], ['Job'], ['Job.Scan']),
  staff('CustomerService', 'Customer service', ['Booking', 'Customer', 'Communication'], []),
  customers(
    'CustomerAdmin',
    'Customer administrator',
    ['Booking'],
    ['Finance', 'Job', 'Warehouse', 'Customer'],
    [
      'Customer.Addresses',
      'Customer.Company',
      'Finance.Remittance',
      'Finance.CreditRequest',
      'Finance.CardPayment',
      'Administration.Users',
      ...talk,
      'Communication.Emails',
    ],
    true,
  ),
  customers(
    'CustomerUser',
    'Customer user',
    ['Booking'],
    ['Customer'],
    ['Customer.Addresses', ...talk],
    false,
  ),
];

/** The static roles available to the users of every customer. */
export const customerRoleNames: readonly string[] = staticRoles
  .filter((role) => role.forCustomers)
  .map((role) => role.name);

/** The permissions a static role grants. */
export function permissionsOfRole(
  role: StaticRole,
  all: readonly PermissionDefinition[],
): readonly string[] {
  const offered = all.filter((p) => !role.forCustomers || p.forCustomers);
  const grants = ({ name }: PermissionDefinition): boolean => {
    const [group, act] = name.split('.') as [PermissionGroup, string];
    if (role.groups === 'all' || role.groups.includes(group)) return true;
    if (role.also.includes(name)) return true;
    return act === 'View' && role.views.includes(group);
  };
  return offered.filter(grants).map((p) => p.name);
}

function staff(
  name: string,
  displayName: string,
  groups: StaticRole['groups'],
  views: readonly PermissionGroup[],
  also: readonly Permission[] = [],
): StaticRole {
  return { name, displayName, groups, views, also, forCustomers: false, isDefault: false };
}

function customers(
  name: string,
  displayName: string,
  groups: readonly PermissionGroup[],
  views: readonly PermissionGroup[],
  also: readonly Permission[],
  isDefault: boolean,
): StaticRole {
  return { name, displayName, groups, views, also, forCustomers: true, isDefault };
}
