import type { Permission, PermissionGroup } from '@waybill/contract/permission';
import { holdsGroup } from '@waybill/contract/permission';
import { useCallback } from 'react';
import { useSession } from './session/use-session.ts';

/**
 * Asks whether the signed-in user holds a permission, or any permission of a group:
 * `may('Booking.Cancel')`, `may('Booking')`. Nobody signed in holds none.
 */
export function useMay(): (name: PermissionGroup | Permission) => boolean {
  const { data } = useSession();
  const granted = data?.grantedPermissionNames;
  return useCallback((name) => holdsGroup(granted ?? [], name), [granted]);
}
