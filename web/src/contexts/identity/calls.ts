import { displayNameOf } from '@waybill/contract/customers/customers/display-name';
import { getCustomerForEdit } from '@waybill/contract/customers/endpoints';
import { getDirectoryRoles, updateDirectoryRoles } from '@waybill/contract/identity/endpoints';
import { useEndpointQuery, useEndpointMutation } from '#client/queries.ts';
import { useMay } from '#shell/permissions.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';

/** Returns a customer's name, for users who may see customers; its id until it is loaded. */
export function useCustomerName(id: number | undefined): string {
  const t = useTranslate();
  const enabled = useMay()('Customer.View') && id !== undefined;
  const { data } = useEndpointQuery(
    getCustomerForEdit,
    { id: id ?? 0 },
    { enabled, freshFor: 600_000 },
  );
  return data === undefined ? t('Customer {id}', { id: id ?? '' }) : displayNameOf(data);
}

/** Queries which roles the directory's groups grant. */
export const useDirectoryRoles = () => useEndpointQuery(getDirectoryRoles, {});
export const useSaveDirectoryRoles = () =>
  useEndpointMutation(updateDirectoryRoles, { refreshes: [getDirectoryRoles] });
