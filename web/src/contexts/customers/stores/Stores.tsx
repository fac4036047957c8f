import { storeTypes } from '@waybill/contract/customers/customers/inputs';
import { paths } from '#paths';
import { useMay } from '#shell/permissions.ts';
import { FormDrawer } from '#shell/records/FormDrawer.tsx';
import { RecordShelf } from '#shell/records/RecordShelf.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import type { Column } from '#ui/table/types.ts';
import { paramLines, paramsFault, paramsOf } from './store-params.ts';
import type { ECommerceStoreSetting as Store } from '@waybill/contract/customers/stores/shapes';
import { useSaveStore, useStores } from './calls.ts';

type OfCustomer = { readonly customerId: number };

const nameOf = ({ cartName, storeKey }: Store): string => cartName || storeKey;

const columns: readonly Column<Store>[] = [
  { id: 'name', header: 'Shop', cell: nameOf, width: 200 },
  { id: 'type', header: 'Kind', cell: ({ storeType }) => storeType, width: 140 },
  { id: 'key', header: 'Key', cell: ({ storeKey }) => storeKey, width: 240, hideBelow: 768 },
  {
    id: 'state',
    header: 'State',
    cell: ({ isActive }) => (isActive ? null : <StatusPill family="neutral">Off</StatusPill>),
    width: 100,
    card: 'pill',
  },
];

/** A customer's shops that may request prices, each with its key. */
export function Stores({ customerId }: OfCustomer) {
  const list = useRecordList(`${paths.customer(customerId)}#shops`, 'id');
  const query = useStores(customerId);
  const sought = (list.search.q ?? '').toLowerCase();
  const items = query.data?.items.filter(({ cartName, storeKey, storeType }) =>
    `${cartName} ${storeKey} ${storeType}`.toLowerCase().includes(sought),
  );
  const visible = items && { items, totalCount: items.length };
  return (
    <RecordShelf
      one="shop"
      many="shops"
      list={list}
      query={{ ...query, data: visible }}
      columns={columns}
      rowName={nameOf}
      permission="Customer.Company"
      mayEdit={useMay()('Customer.Company')}
      why="Online shops that request freight rates identify themselves with a key."
      editor={(row, close) => (
        <StoreDrawer key={row?.id ?? 'new'} customerId={customerId} store={row} onClose={close} />
      )}
    />
  );
}

type StoreDrawerProps = OfCustomer & {
  readonly store: Store | null;
  readonly onClose: () => void;
};

function StoreDrawer({ customerId, store, onClose }: StoreDrawerProps) {
  const save = useSaveForm({
    reading: store,
    values: {
      ecommerceSettings: {
        storeType: (store?.storeType ?? 'Shopify') as (typeof storeTypes)[number],
        cartName: store?.cartName ?? '',
        storeKey: store?.storeKey ?? '',
        isActive: store?.isActive ?? true,
        storeParams: paramLines(store?.storeParams ?? {}),
      },
    },
    send: useSaveStore(),
    argsOf: ({ ecommerceSettings: input }) => ({
      customerId,
      ecommerceSettings: { ...input, id: store?.id, storeParams: paramsOf(input.storeParams) },
    }),
    onSaved: onClose,
  });
  return (
    <FormDrawer
      title={store ? nameOf(store) : 'Add shop'}
      submitLabel="Save shop"
      save={save}
      onClose={onClose}
    >
      <SelectField
        name="ecommerceSettings.storeType"
        label="Kind"
        options={storeTypes.map((type) => ({ value: type, label: type }))}
        rules={{ required: true }}
      />
      <TextField name="ecommerceSettings.cartName" label="Name" optional />
      <TextField
        name="ecommerceSettings.storeKey"
        label="Key"
        help="The shop sends this key to identify itself. It must be unique."
        rules={{ required: 'Please enter the key' }}
      />
      <TextArea
        name="ecommerceSettings.storeParams"
        label="Parameters"
        rows={4}
        optional
        help="One per line, as name=value."
        rules={{ validate: (lines) => paramsFault(String(lines)) }}
      />
      <CheckboxField name="ecommerceSettings.isActive" label="Can request rates" />
    </FormDrawer>
  );
}
