import { addressTypes } from '@waybill/contract/customers/customers/choices';
import { placeText } from '@waybill/contract/shared/place-text';
import type { z } from 'zod';
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
import { choicesOf } from '../customers/choices.ts';
import { AddressFields } from '../customers/form/AddressFields.tsx';
import { FieldGrid, WholeLine } from '../customers/form/FieldGrid.tsx';
import { emailRules } from '../customers/form/field-rules.ts';
import { addressKind } from '../customers/imports/kinds.ts';
import { ListFiles } from '../customers/imports/ListFiles.tsx';
import type { FrequentAddress } from '@waybill/contract/customers/address-book/shapes';
import {
  useAddresses,
  useDeleteAddress,
  useExportAddresses,
  useImportAddresses,
  useSaveAddress,
} from './calls.ts';

type Address = z.output<typeof FrequentAddress>;
type OfCustomer = { readonly customerId: number };

const nameOf = ({ nickname, companyName, name, addressLine1 }: Address): string =>
  [nickname, companyName, name, addressLine1].find((each) => (each ?? '') !== '') ?? 'Address';

const columns: readonly Column<Address>[] = [
  { id: 'name', header: 'Name', cell: nameOf, title: nameOf, sortKey: 'nickname', width: 120 },
  {
    id: 'company',
    header: 'Company',
    cell: ({ companyName }) => companyName,
    title: ({ companyName }) => companyName ?? '',
    width: 150,
    sortKey: 'companyName',
    hideBelow: 768,
    card: 'none',
  },
  {
    id: 'street',
    header: 'Street',
    cell: ({ addressLine1 }) => addressLine1,
    title: ({ addressLine1 }) => addressLine1 ?? '',
    width: 160,
    sortKey: 'addressLine1',
  },
  {
    id: 'place',
    header: 'Suburb',
    cell: placeText,
    title: placeText,
    width: 170,
    sortKey: 'suburb',
  },
  {
    id: 'contact',
    header: 'Contact',
    cell: ({ contactName }) => contactName,
    width: 120,
    sortKey: 'contactName',
    hideBelow: 1024,
    card: 'none',
  },
  {
    id: 'telephone',
    header: 'Telephone',
    cell: ({ telephone }) => telephone,
    width: 120,
    hideBelow: 1280,
    card: 'none',
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ isDefault, isActive }) => {
      if (!isActive) return <StatusPill family="neutral">Off</StatusPill>;
      return isDefault ? <StatusPill family="green">Default</StatusPill> : null;
    },
    width: 112,
    card: 'pill',
  },
];

export function Addresses({ customerId }: OfCustomer) {
  const list = useRecordList(`${paths.customer(customerId)}#addresses`, 'nickname');
  const query = useAddresses({ ...list.requested, customerId, filter: list.search.q });
  const mayEdit = useMay()('Customer.Addresses');
  return (
    <RecordShelf
      one="address"
      many="addresses"
      list={list}
      query={query}
      columns={columns}
      rowName={nameOf}
      permission="Customer.View"
      mayEdit={mayEdit}
      actions={
        <ListFiles
          kind={addressKind}
          customerId={customerId}
          filter={list.search.q}
          mayEdit={mayEdit}
          importing={useImportAddresses()}
          exporting={useExportAddresses()}
        />
      }
      why="Places freight often goes to or comes from. They can be found while booking."
      removal={useDeleteAddress()}
      editor={(row, close) => (
        <AddressDrawer
          key={row?.id ?? 'new'}
          customerId={customerId}
          address={row}
          onClose={close}
        />
      )}
    />
  );
}

type AddressDrawerProps = OfCustomer & {
  readonly address: Address | null;
  readonly onClose: () => void;
};

function AddressDrawer({ customerId, address, onClose }: AddressDrawerProps) {
  const save = useSaveForm({
    reading: address,
    values: valuesOf(address),
    send: useSaveAddress(),
    argsOf: ({ address: input }) => ({ customerId, address: { ...input, id: address?.id } }),
    onSaved: onClose,
  });
  return (
    <FormDrawer
      title={address ? nameOf(address) : 'Add address'}
      submitLabel="Save address"
      save={save}
      onClose={onClose}
    >
      <FieldGrid>
        <TextField
          name="address.nickname"
          label="Nickname"
          help="Used to find the address."
          optional
        />
        <SelectField
          name="address.type"
          label="Kind"
          options={choicesOf(addressTypes)}
          rules={{ required: true }}
        />
        <TextField name="address.companyName" label="Company" optional />
        <TextField name="address.contactName" label="Contact" optional />
        <AddressFields at="address" required />
        <TextField name="address.telephone" label="Telephone" type="tel" optional />
        <TextField name="address.email" label="E-mail" type="email" rules={emailRules} optional />
        <WholeLine>
          <TextArea name="address.specialInstructions" label="Instructions" rows={2} optional />
        </WholeLine>
        <CheckboxField name="address.isDefault" label="Default for its type" />
        <CheckboxField name="address.isActive" label="Offered when booking" />
      </FieldGrid>
    </FormDrawer>
  );
}

const text = (value: string | null | undefined): string => value ?? '';

const valuesOf = (address: Address | null) => ({
  address: {
    name: text(address?.name),
    nickname: text(address?.nickname),
    type: address === null ? 'Business' : (address.type as 'Business' | 'Residential' | null),
    companyName: text(address?.companyName),
    contactName: text(address?.contactName),
    telephone: text(address?.telephone),
    email: text(address?.email),
    specialInstructions: text(address?.specialInstructions),
    addressLine1: text(address?.addressLine1),
    addressLine2: text(address?.addressLine2),
    addressLine3: text(address?.addressLine3),
    suburb: text(address?.suburb),
    postCode: text(address?.postCode),
    stateCode: text(address?.stateCode),
    countryCode: text(address?.countryCode) || 'AU',
    isDefault: address?.isDefault ?? false,
    isActive: address?.isActive ?? true,
  },
});
