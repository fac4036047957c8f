import { useWatch } from 'react-hook-form';
import { useSession } from '#shell/session/use-session.ts';
import type { ReferenceField } from './to-request.ts';
import { referenceField } from './values.ts';
import { useCostCenters, useCustomerSettings, useReferences } from '../calls.ts';

/** Returns the paying customer, with the requirements from their settings. */
export function usePayer() {
  const { data: session } = useSession();
  const isOwn = session?.isCustomer ?? false;
  const chosen = useWatch({ name: 'customerid' }) as number | null;
  const customerId = isOwn ? (session?.customer?.id ?? null) : chosen;
  const customer = { customerId, isOwn };
  const ofCustomer = useCustomerSettings(customer);
  const settings = ofCustomer.data;
  const costCenters = useCostCenters(customer, settings?.costCenterSettings.isEnable ?? false);
  const references = useReferences(customer);
  const needsReference = settings?.referenceSettings.isEnable ?? false;
  const known = (references.data?.items ?? []).filter(({ isActive }) => isActive);
  return {
    ...customer,
    /** True at the form of guests, also for those who are signed in. */
    isGuest: false,
    settings,
    /** True while the requirements are loading. */
    isPending: ofCustomer.isLoading || references.isLoading,
    costCenters: (costCenters.data?.items ?? []).filter(({ isActive }) => isActive),
    asksCostCenter: settings?.costCenterSettings.isEnable ?? false,
    needsCostCenter:
      (settings?.costCenterSettings.isEnable && settings.costCenterSettings.isRequired) ?? false,
    references: needsReference ? fieldsOf(known, settings?.referenceSettings.isRequired) : [],
  };
}

export type Payer = ReturnType<typeof usePayer>;

type Known = { readonly name: string; readonly isRequired: boolean };
type RequestedReference = ReferenceField & { readonly isRequired: boolean };

/**
 * Returns the customer's own references, required ones first; one without a name if there are none.
 */
function fieldsOf(known: readonly Known[], anyRequired = false): readonly RequestedReference[] {
  if (known.length === 0) {
    return [fieldOf({ name: 'Reference', isRequired: anyRequired })];
  }
  return known.map(fieldOf).sort((one, other) => Number(other.isRequired) - Number(one.isRequired));
}

const fieldOf = ({ name, isRequired }: Known): RequestedReference => ({
  field: referenceField(name),
  name,
  isRequired,
});
