/** The permission groups of the navigation and of the office (decisions A-07). */
export const permissionGroups = [
  'Booking',
  'Job',
  'Driver',
  'Finance',
  'Customer',
  'Warehouse',
  'Carrier',
  'Report',
  'Communication',
  'Administration',
] as const;

export type PermissionGroup = (typeof permissionGroups)[number];
export type Permission = `${PermissionGroup}.${string}`;

export type PermissionDefinition = {
  readonly name: Permission;
  readonly displayName: string;
  readonly description: string;
  /** A customer's own users may have it (within their customer's records). */
  readonly forCustomers: boolean;
};

/** Returns whether any granted name equals the group or is below it (decisions A-07). */
export const holdsGroup = (granted: Iterable<string>, group: string): boolean =>
  [...granted].some((name) => name === group || name.startsWith(`${group}.`));
