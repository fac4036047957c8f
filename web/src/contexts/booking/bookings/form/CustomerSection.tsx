import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { CustomerPicker } from '#contexts/customers/parts/CustomerPicker.tsx';
import { CustomFields } from '#contexts/records/links/CustomFields.tsx';
import { useCustomFields } from '#contexts/records/links/custom-fields.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { Payer } from './use-payer.ts';
import type { Compose } from './values.ts';

type CustomerSectionProps = {
  readonly payer: Payer;
  /** The customer's name if the customer can no longer be changed. */
  readonly fixedName: string | null;
};

/** The customer of the booking, and the references that the customer requires. */
export function CustomerSection({ payer, fixedName }: CustomerSectionProps) {
  const {
    references,
    costCenters,
    asksCostCenter: hasCostCenter,
    needsCostCenter,
    isOwn,
    isPending,
  } = payer;
  const custom = useCustomFields('booking-fields');
  useDefaultCostCenter(payer);
  useLeaveByDefault(payer);
  // Users of a customer need not choose one: their fields are shown at once.
  if (isOwn && isPending) return <TwoFields />;
  const needsOrderNumber = references.some(({ name }) => name.toLowerCase() === 'order number');
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {!isOwn && (
        <div className="md:col-span-2 md:max-w-[400px]">
          {fixedName === null ? (
            <CustomerPicker isFirst={payer.customerId === null} />
          ) : (
            <p className="font-medium">{fixedName}</p>
          )}
        </div>
      )}
      {hasCostCenter && (
        <SelectField<Compose>
          name="costCenterId"
          label="Cost center"
          optional={!needsCostCenter}
          options={costCenters.map(({ id, code, name }) => ({
            value: id,
            label: `${code} · ${name}`,
          }))}
        />
      )}
      {references.map(({ field, name, isRequired }) => (
        <TextField
          key={field}
          name={`refs.${field}`}
          label={name}
          optional={!isRequired}
          rules={{ maxLength: 128 }}
        />
      ))}
      {!needsOrderNumber && (
        <TextField<Compose>
          name="orderNumber"
          label="Order number"
          optional
          rules={{ maxLength: 64 }}
        />
      )}
      {custom && <CustomFields type={custom} under="custom" asksForRequired={false} />}
    </div>
  );
}

const TwoFields = () => (
  <div className="grid gap-4 md:grid-cols-2">
    <Skeleton fields={1} />
    <Skeleton fields={1} />
  </div>
);

/** Sets a new booking's authority to leave to the customer's default. */
function useLeaveByDefault({ settings, customerId }: Payer): void {
  const { getValues, setValue } = useFormContext<Compose>();
  const isUsual = settings?.bookingSettings.atl;
  useEffect(() => {
    const isBlank = getValues('to.addressLine1') === '' && getValues('id') === null;
    if (isUsual !== undefined && isBlank) setValue('delivery.authorityToLeave', isUsual);
  }, [isUsual, customerId, getValues, setValue]);
}

/** Sets the customer's default cost centre until another is chosen. */
function useDefaultCostCenter({ costCenters }: Payer): void {
  const { getValues, setValue } = useFormContext<Compose>();
  const standard = costCenters.find(({ isDefault }) => isDefault)?.id;
  useEffect(() => {
    const chosen = getValues('costCenterId');
    const isTheirs = costCenters.some(({ id }) => id === chosen);
    const isNew = getValues('id') === null;
    if (standard !== undefined && isNew && !isTheirs) setValue('costCenterId', standard);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each customer
  }, [standard]);
}
