import type { z } from 'zod';
import { paths } from '#paths';
import { useMay } from '#shell/permissions.ts';
import { FormDrawer } from '#shell/records/FormDrawer.tsx';
import { RecordShelf } from '#shell/records/RecordShelf.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import type { Column } from '#ui/table/types.ts';
import type { Reference as ReferenceShape } from '@waybill/contract/customers/references/shapes';
import { useDeleteReference, useReferences, useSaveReference } from './calls.ts';

type Reference = z.output<typeof ReferenceShape>;
type OfCustomer = { readonly customerId: number };

const nameOf = ({ name }: Reference): string => name;

const columns: readonly Column<Reference>[] = [
  { id: 'name', header: 'Name', cell: nameOf, sortKey: 'name', width: 200 },
  {
    id: 'description',
    header: 'Description',
    cell: ({ description }) => description,
    title: ({ description }) => description ?? '',
    width: 300,
    hideBelow: 768,
  },
  {
    id: 'invoice',
    header: 'On invoices',
    cell: ({ displayOnInvoice }) => (displayOnInvoice ? 'Yes' : 'No'),
    isWord: true,
    width: 110,
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ isRequired, isActive }) => {
      if (!isActive) return <StatusPill family="neutral">Off</StatusPill>;
      return isRequired ? <StatusPill family="amber">Required</StatusPill> : null;
    },
    width: 110,
    card: 'pill',
  },
];

/** The references that a customer uses on bookings. */
export function References({ customerId }: OfCustomer) {
  const list = useRecordList(`${paths.customer(customerId)}#references`, 'name');
  const query = useReferences({ ...list.requested, customerId, filter: list.search.q });
  return (
    <RecordShelf
      one="reference"
      many="references"
      list={list}
      query={query}
      columns={columns}
      rowName={nameOf}
      permission="Customer.View"
      mayEdit={useMay()('Customer.Company')}
      why="Order numbers and other references for bookings, shown on labels and invoices."
      removal={useDeleteReference()}
      editor={(row, close) => (
        <ReferenceDrawer
          key={row?.id ?? 'new'}
          customerId={customerId}
          reference={row}
          onClose={close}
        />
      )}
    />
  );
}

type ReferenceDrawerProps = OfCustomer & {
  readonly reference: Reference | null;
  readonly onClose: () => void;
};

function ReferenceDrawer({ customerId, reference, onClose }: ReferenceDrawerProps) {
  const save = useSaveForm({
    reading: reference,
    values: {
      reference: {
        name: reference?.name ?? '',
        description: reference?.description ?? '',
        isRequired: reference?.isRequired ?? false,
        displayOnInvoice: reference?.displayOnInvoice ?? false,
        isActive: reference?.isActive ?? true,
      },
    },
    send: useSaveReference(),
    argsOf: ({ reference: input }) => ({
      customerId,
      reference: { ...input, id: reference?.id },
    }),
    onSaved: onClose,
  });
  return (
    <FormDrawer
      title={reference?.name ?? 'Add reference'}
      submitLabel="Save reference"
      save={save}
      onClose={onClose}
    >
      <TextField name="reference.name" label="Name" rules={{ required: 'Please enter a name' }} />
      <TextArea name="reference.description" label="Description" rows={2} optional />
      <CheckboxField
        name="reference.isRequired"
        label="Required on bookings"
        help="Only applies if references are enabled in the settings."
      />
      <CheckboxField name="reference.displayOnInvoice" label="Shown on invoices" />
      <CheckboxField name="reference.isActive" label="Offered when booking" />
    </FormDrawer>
  );
}
