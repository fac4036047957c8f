import { allPermissions } from '@waybill/contract/all-permissions';
import { permissionGroups } from '@waybill/contract/permission';

export type PermissionNode = {
  readonly parentName: string | null;
  readonly name: string;
  readonly displayName: string;
  readonly description: string | null;
  readonly isGrantedByDefault: boolean;
  readonly level: number;
};

/**
 * Returns all permissions depth first: a group (level 0), then its permissions (decisions A-14).
 */
export function permissionTree(onlyForCustomers = false): PermissionNode[] {
  const offered = allPermissions.filter((p) => !onlyForCustomers || p.forCustomers);
  return permissionGroups.flatMap((group) => {
    const children = offered.filter((p) => p.name.startsWith(`${group}.`));
    if (children.length === 0) return [];
    const leaves = children.map((p) => ({
      parentName: group,
      name: p.name,
      displayName: p.displayName,
      description: p.description,
      isGrantedByDefault: false,
      level: 1,
    }));
    const root = {
      parentName: null,
      name: group,
      displayName: group,
      description: null,
      isGrantedByDefault: false,
      level: 0,
    };
    return [root, ...leaves];
  });
}
