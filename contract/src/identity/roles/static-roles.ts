import type { Permission, PermissionDefinition, PermissionGroup } from '../../permission.ts';

type StaticRole = {
  readonly name: string;
  readonly displayName: string;
  /** The groups whose permissions the role includes; `all` includes everything. */
  readonly groups: readonly PermissionGroup[] | 'all';
  /** Groups of which it includes only permissions that end in `.View`. */
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
  staff({ name: 'Admin', displayName: 'Administrator', groups: 'all' }),
  staff({
    name: 'Dispatcher',
    displayName: 'Dispatcher',
    groups: ['Booking', 'Job', 'Driver', 'Warehouse'],
    views: ['Carrier', 'Customer'],
    also: ['Customer.Addresses', ...talk, ...emails],
  }),
  staff({
    name: 'Finance',
    displayName: 'Finance',
    groups: ['Finance'],
    views: ['Booking', 'Customer'],
    also: ['Booking.Reconcile', 'Job.View', 'Job.Price', ...talk, ...emails],
  }),
  staff({
    name: 'Warehouse',
    displayName: 'Warehouse',
    groups: ['Warehouse'],
    views: ['Job'],
    also: ['Job.Scan', 'Job.Linehaul', ...talk],
  }),
  staff({
    name: 'Driver',
    displayName: 'Driver',
    groups: [],
    views: ['Job'],
    also: ['Job.Scan'],
  }),
  staff({
    name: 'CustomerService',
    displayName: 'Customer service',
    groups: ['Booking', 'Customer', 'Communication'],
  }),
  {
    name: 'CustomerAdmin',
    displayName: 'Customer administrator',
    groups: ['Booking'],
    views: ['Finance', 'Job', 'Warehouse', 'Customer'],
    also: [
      'Customer.Addresses',
      'Customer.Company',
      'Finance.Remittance',
      'Finance.CreditRequest',
      'Finance.CardPayment',
      'Administration.Users',
      ...talk,
      'Communication.Emails',
    ],
    forCustomers: true,
    isDefault: true,
  },
  {
    name: 'CustomerUser',
    displayName: 'Customer user',
    groups: ['Booking'],
    views: ['Customer'],
    also: ['Customer.Addresses', ...talk],
    forCustomers: true,
    isDefault: false,
  },
];

/** The static roles that users of any customer can have. */
export const customerRoleNames: readonly string[] = staticRoles
  .filter((role) => role.forCustomers)
  .map((role) => role.name);

/** Returns the permissions that a static role grants. */
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

type StaffRole = Pick<StaticRole, 'name' | 'displayName' | 'groups'> &
  Partial<Pick<StaticRole, 'views' | 'also'>>;

function staff(role: StaffRole): StaticRole {
  return { views: [], also: [], ...role, forCustomers: false, isDefault: false };
}
