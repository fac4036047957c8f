import { NewPasswordField } from '#contexts/identity/links/NewPasswordField.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useTenant } from '#shell/tenant/tenant-context.ts';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { LocalityPicker } from '../parts/LocalityPicker.tsx';
import { FieldGrid, WholeLine } from '../customers/form/FieldGrid.tsx';
import { abnRules, emailRules } from '../customers/form/field-rules.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useRegister } from './calls.ts';

const empty = {
  kind: 'business' as 'business' | 'individual',
  companyName: '',
  abn: '',
  contactName: '',
  telephone: '',
  email: '',
  password: '',
  address: {
    addressLine1: '',
    addressLine2: '',
    suburb: '',
    postCode: '',
    stateCode: '',
    countryCode: 'AU',
  },
  acceptTerms: false,
};

type RegisterFormProps = { readonly onRegistered: (email: string) => void };

/** The registration of a business or a person: contact details and password. */
export function RegisterForm({ onRegistered }: RegisterFormProps) {
  const t = useTranslate();
  const { billing } = useTenant();
  const save = useSaveForm({
    values: empty,
    send: useRegister(),
    argsOf: ({ kind, companyName, abn, ...input }) => ({
      ...input,
      ...(kind === 'business' ? { companyName, abn } : { businessType: 'Individual' as const }),
      acceptTerms: input.acceptTerms as true,
    }),
    onSaved: (_, { email }) => onRegistered(email),
  });
  const kind = save.form.watch('kind');
  return (
    <FormShell {...save} submitLabel="Register">
      <SegmentedControl
        label="You are registering"
        value={kind}
        onChange={(next) => save.form.setValue('kind', next)}
        options={[
          { value: 'business', label: 'A business' },
          { value: 'individual', label: 'Yourself' },
        ]}
      />
      <FieldGrid>
        {kind === 'business' && <BusinessFields />}
        <TextField
          name="contactName"
          label="Your name"
          autoComplete="name"
          rules={{ required: 'Please enter your name', maxLength: 64 }}
        />
        <TextField
          name="telephone"
          label="Telephone"
          type="tel"
          autoComplete="tel"
          rules={{ required: 'Please enter a telephone number' }}
        />
        <AddressLines />
        <TextField
          name="email"
          label="E-mail"
          type="email"
          autoComplete="username"
          rules={{ required: 'Please enter your e-mail address', ...emailRules }}
        />
        <NewPasswordField name="password" label="Password" required="Please choose a password" />
      </FieldGrid>
      <CheckboxField
        name="acceptTerms"
        label={t('I accept the terms of {name}', {
          name: billing.legalName || t('this company'),
        })}
        rules={{ required: 'Please accept the terms' }}
      />
    </FormShell>
  );
}

const BusinessFields = () => (
  <>
    <TextField
      name="companyName"
      label="Company"
      autoComplete="organization"
      rules={{ required: 'Please enter the company' }}
    />
    <TextField name="abn" label="ABN" optional rules={abnRules} />
  </>
);

const AddressLines = () => (
  <>
    <TextField
      name="address.addressLine1"
      label="Street"
      autoComplete="address-line1"
      rules={{ required: 'Please enter the street' }}
    />
    <TextField
      name="address.addressLine2"
      label="Unit, building"
      autoComplete="address-line2"
      optional
    />
    <WholeLine>
      <LocalityPicker at="address" required />
    </WholeLine>
  </>
);
