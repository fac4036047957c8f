import { CustomerPicker } from '#contexts/customers/parts/CustomerPicker.tsx';
import { paths } from '#paths';
import { useGo } from '#shell/page-state.ts';
import { FormDrawer } from '#shell/records/FormDrawer.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { DateField } from '#ui/form/DateField.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useCreateItem } from '../calls.ts';

type Values = {
  readonly itemId: string;
  readonly customerId: number | null;
  readonly sku: string;
  readonly description: string;
  readonly consignmentNumber: string;
  readonly weight: number | null;
  readonly zone: string;
  readonly palletSpaces: number | null;
  readonly deliveryDate: string | null;
};

const empty: Values = {
  itemId: '',
  customerId: null,
  sku: '',
  description: '',
  consignmentNumber: '',
  weight: null,
  zone: '',
  palletSpaces: 1,
  deliveryDate: null,
};

/** The form of an item that is expected in the warehouse. */
export function ItemDrawer({ onClose }: { readonly onClose: () => void }) {
  const go = useGo();
  const save = useSaveForm({
    values: empty,
    send: useCreateItem(),
    argsOf: ({ weight, customerId, palletSpaces, ...item }: Values) => ({
      item: {
        ...item,
        ...(palletSpaces !== null && { palletSpaces }),
        // The form has rejected a missing customer before.
        customerId: customerId ?? 0,
        weight: weight === null ? null : { value: weight, unit: 'kg' },
      },
    }),
    onSaved: ({ id }) => go(paths.warehouseItem(id)),
  });
  return (
    <FormDrawer
      title="Add warehouse item"
      submitLabel="Add warehouse item"
      save={save}
      onClose={onClose}
    >
      <TextField name="itemId" label="Barcode" rules={{ required: 'Please enter the barcode' }} />
      <CustomerPicker
        idField="customerId"
        guidField="customerGuid"
        rules={{ required: 'Please select a customer' }}
      />
      <TextField name="description" label="Description" optional />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField name="sku" label="SKU" optional />
        <TextField name="consignmentNumber" label="Consignment" optional />
        <NumberField name="weight" label="Weight" unit="kg" decimals={3} optional />
        <TextField name="zone" label="Storage location" optional />
        <NumberField name="palletSpaces" label="Pallet spaces" decimals={2} optional />
        <DateField name="deliveryDate" label="Delivery date" optional />
      </div>
    </FormDrawer>
  );
}
