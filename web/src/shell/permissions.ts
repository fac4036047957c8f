import type { Permission, PermissionGroup } from '@waybill/contract/permission';
import { holdsGroup } from '@waybill/contract/permission';
import { useCallback } from 'react';
import { useSession } from './session/use-session.ts';

/**
 * Returns a function that checks whether the signed-in user holds a permission, or any permission
 * of a group: `may('Booking.Cancel')`, `may('Booking')`. Without a session it returns false.
 */
export function useMay(): (name: PermissionGroup | Permission) => boolean {
  const { data } = useSession();
  const granted = data?.grantedPermissionNames;
  return useCallback((name) => holdsGroup(granted ?? [], name), [granted]);
}
