import type { z } from 'zod';
import { paths } from '#paths';
import { useMay } from '#shell/permissions.ts';
import { FormDrawer } from '#shell/records/FormDrawer.tsx';
import { RecordShelf } from '#shell/records/RecordShelf.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import type { Column } from '#ui/table/types.ts';
import { FieldGrid } from '../customers/form/FieldGrid.tsx';
import type { CostCenter } from '@waybill/contract/customers/cost-centers/shapes';
import { useCostCenters, useDeleteCostCenter, useSaveCostCenter } from './calls.ts';

type Center = z.output<typeof CostCenter>;
type OfCustomer = { readonly customerId: number };

const nameOf = ({ code, name }: Center): string => `${code} ${name}`;

const columns: readonly Column<Center>[] = [
  { id: 'code', header: 'Code', cell: ({ code }) => code, sortKey: 'code', width: 140 },
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortKey: 'name', width: 300 },
  {
    id: 'state',
    header: 'State',
    cell: ({ isDefault, isActive }) => {
      if (!isActive) return <StatusPill family="neutral">Off</StatusPill>;
      return isDefault ? <StatusPill family="green">Default</StatusPill> : null;
    },
    width: 110,
    card: 'pill',
  },
];

/** The cost centres to which a customer's bookings are charged. */
export function CostCenters({ customerId }: OfCustomer) {
  const list = useRecordList(`${paths.customer(customerId)}#cost-centres`, 'code');
  const query = useCostCenters({ ...list.requested, customerId, filter: list.search.q });
  return (
    <RecordShelf
      one="cost center"
      many="cost centers"
      list={list}
      query={query}
      columns={columns}
      rowName={nameOf}
      permission="Customer.View"
      mayEdit={useMay()('Customer.Company')}
      why="Departments or projects that bookings are charged to."
      removal={useDeleteCostCenter()}
      editor={(row, close) => (
        <CenterDrawer key={row?.id ?? 'new'} customerId={customerId} center={row} onClose={close} />
      )}
    />
  );
}

type CenterDrawerProps = OfCustomer & {
  readonly center: Center | null;
  readonly onClose: () => void;
};

function CenterDrawer({ customerId, center, onClose }: CenterDrawerProps) {
  const save = useSaveForm({
    reading: center,
    values: {
      costCenter: {
        code: center?.code ?? '',
        name: center?.name ?? '',
        isDefault: center?.isDefault ?? false,
        isActive: center?.isActive ?? true,
      },
    },
    send: useSaveCostCenter(),
    argsOf: ({ costCenter }) => ({ customerId, costCenter: { ...costCenter, id: center?.id } }),
    onSaved: onClose,
  });
  return (
    <FormDrawer
      title={center ? nameOf(center) : 'Add cost center'}
      submitLabel="Save cost center"
      save={save}
      onClose={onClose}
    >
      <FieldGrid>
        <TextField
          name="costCenter.code"
          label="Code"
          rules={{ required: 'Please enter a code' }}
        />
        <TextField
          name="costCenter.name"
          label="Name"
          rules={{ required: 'Please enter a name' }}
        />
        <CheckboxField name="costCenter.isDefault" label="Default for new bookings" />
        <CheckboxField name="costCenter.isActive" label="Offered when booking" />
      </FieldGrid>
    </FormDrawer>
  );
}
