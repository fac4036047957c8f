import type {
  ConsignmentAddress,
  WarehouseConsignment,
} from '@waybill/contract/warehouse/consignments/shapes';
import { FormDrawer } from '#shell/records/FormDrawer.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useUpdateConsignment } from './calls.ts';

type DrawerProps = { readonly consignment: WarehouseConsignment; readonly onClose: () => void };

/** Addresses and instructions of a consignment, read-only once it has left. */
export function ConsignmentDrawer({ consignment, onClose }: DrawerProps) {
  const t = useTranslate();
  const toast = useToast();
  const { id, consignmentNumber: number, fromAddress, toAddress } = consignment;
  const save = useSaveForm({
    values: {
      consignment: { fromAddress: textsOf(fromAddress), toAddress: textsOf(toAddress) },
    },
    reading: consignment,
    send: useUpdateConsignment(),
    argsOf: ({ consignment: sent }) => ({
      consignment: {
        id,
        fromAddress: { ...fromAddress, ...withCountry(sent.fromAddress) },
        toAddress: { ...toAddress, ...withCountry(sent.toAddress) },
      },
    }),
    onSaved: () => {
      toast({ title: t('{number} saved', { number }), tone: 'success' });
      onClose();
    },
  });
  return (
    <FormDrawer title={number} submitLabel="Save addresses" save={save} onClose={onClose}>
      {consignment.dispatched > 0 && (
        <Banner
          tone="warning"
          title="This consignment was dispatched and can no longer be changed."
        />
      )}
      <AddressFields name="fromAddress" title="From" />
      <AddressFields name="toAddress" title="To" />
    </FormDrawer>
  );
}

const fields = [
  ['companyName', 'Company'],
  ['contactName', 'Contact'],
  ['telephone', 'Phone'],
  ['email', 'E-mail'],
  ['addressLine1', 'Address line 1'],
  ['addressLine2', 'Address line 2'],
  ['suburb', 'Suburb'],
  ['postCode', 'Postcode'],
  ['stateCode', 'State'],
  ['countryCode', 'Country code'],
] as const;

type Texts = Readonly<Record<(typeof fields)[number][0] | 'instructions', string>>;

const textsOf = (address: ConsignmentAddress): Texts => ({
  companyName: address.companyName ?? '',
  contactName: address.contactName ?? '',
  telephone: address.telephone ?? '',
  email: address.email ?? '',
  addressLine1: address.addressLine1 ?? '',
  addressLine2: address.addressLine2 ?? '',
  suburb: address.suburb ?? '',
  postCode: address.postCode ?? '',
  stateCode: address.stateCode ?? '',
  countryCode: address.countryCode ?? '',
  instructions: address.instructions ?? '',
});

/** Converts an empty country to null: a country code has two letters. */
const withCountry = (texts: Texts) => ({ ...texts, countryCode: texts.countryCode || null });

type FieldsProps = { readonly name: 'fromAddress' | 'toAddress'; readonly title: 'From' | 'To' };

function AddressFields({ name, title }: FieldsProps) {
  const t = useTranslate();
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 text-lead font-semibold">{t(title)}</legend>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {fields.map(([field, label]) => (
          <TextField key={field} name={`consignment.${name}.${field}`} label={label} optional />
        ))}
      </div>
      <TextArea name={`consignment.${name}.instructions`} label="Instructions" optional rows={2} />
    </fieldset>
  );
}
