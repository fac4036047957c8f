import { displayNameOf } from '@waybill/contract/customers/customers/display-name';
import { getCustomerForEdit } from '@waybill/contract/customers/endpoints';
import { getDirectoryRoles, updateDirectoryRoles } from '@waybill/contract/identity/endpoints';
import { useEndpointQuery, useEndpointMutation } from '#client/queries.ts';
import { useMay } from '#shell/permissions.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';

/** A customer's name, for those who may see customers; its number until it is there. */
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

/** Which roles the groups of the tenant's directory give. */
export const useDirectoryRoles = () => useEndpointQuery(getDirectoryRoles, {});
export const useSaveDirectoryRoles = () =>
  useEndpointMutation(updateDirectoryRoles, { refreshes: [getDirectoryRoles] });
