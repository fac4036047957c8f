import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FileDrop } from '../ui/FileDrop.tsx';
import { CheckboxField, SwitchField } from '../ui/form/CheckboxField.tsx';
import { ComboboxField } from '../ui/form/ComboboxField.tsx';
import { DateField } from '../ui/form/DateField.tsx';
import { FormShell, formHabits } from '../ui/form/FormShell.tsx';
import { MoneyField } from '../ui/form/MoneyField.tsx';
import { NumberField } from '../ui/form/NumberField.tsx';
import { PasswordField } from '../ui/form/PasswordField.tsx';
import { SelectField } from '../ui/form/SelectField.tsx';
import { TextArea } from '../ui/form/TextArea.tsx';
import { TextField } from '../ui/form/TextField.tsx';
import type { ListOption } from '../ui/ListOptions.tsx';
import { Panel } from '../ui/Panel.tsx';
import { SearchPicker } from '../ui/SearchPicker.tsx';
import { SignaturePad } from '../ui/SignaturePad.tsx';

const suburbs = ['Alexandria NSW 2015', 'Ballarat VIC 3350', 'Cairns QLD 4870'].map((label) => ({
  id: label,
  value: label,
  label,
}));
const start = {
  name: '',
  email: '',
  password: '',
  kind: null,
  weight: null,
  price: 1250.5,
  suburb: null,
  ready: null,
  notes: '',
  tail: true,
  terms: false,
};

/** Every field, a form with errors, pickers, files and a signature. */
export function FormsSection() {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Panel title="A form">
        <SampleForm />
      </Panel>
      <div className="grid gap-4">
        <Panel title="Search picker">
          <SamplePicker />
        </Panel>
        <Panel title="Files">
          <SampleFiles />
        </Panel>
        <Panel title="Signature">
          <SignaturePad label="Received by" onChange={() => undefined} />
        </Panel>
      </div>
    </div>
  );
}

function SampleForm() {
  const form = useForm({ ...formHabits, defaultValues: start });
  return (
    <FormShell
      form={form}
      onSubmit={() => form.setError('root', { message: 'The customer code is taken.' })}
      submitLabel="Save customer"
      working={false}
      problem={null}
      onCancel={() => form.reset()}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="name" label="Name" rules={{ required: true, minLength: 3 }} />
        <TextField
          name="email"
          label="E-mail"
          type="email"
          optional
          rules={{ pattern: { value: /.+@.+/, message: 'Give an e-mail address' } }}
        />
        <PasswordField name="password" label="Password" help="At least 12 characters" />
        <SelectField
          name="kind"
          label="Type"
          rules={{ required: true }}
          options={[
            { value: 'business', label: 'Business' },
            { value: 'individual', label: 'Individual' },
          ]}
        />
        <NumberField name="weight" label="Weight" unit="kg" rules={{ required: true, min: 1 }} />
        <MoneyField name="price" label="Credit limit" />
        <ComboboxField name="suburb" label="Suburb" options={suburbs} optional />
        <DateField name="ready" label="Ready" />
      </div>
      <TextArea name="notes" label="Notes" optional countTo={200} />
      <CheckboxField name="tail" label="Needs a tail lift" />
      <SwitchField name="terms" label="Charge by account" help="Invoices are due in 14 days." />
    </FormShell>
  );
}

function SamplePicker() {
  const [chosen, setChosen] = useState<ListOption<string> | null>(null);
  const [text, setText] = useState('');
  return (
    <SearchPicker
      label="Supplier"
      chosen={chosen}
      onChoose={setChosen}
      options={suburbs.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))}
      searching={false}
      onSearch={setText}
      texts={{
        nothingChosen: 'Please select a supplier',
        search: 'Search...',
        searching: 'Searching..',
        none: 'No supplier found',
      }}
    />
  );
}

function SampleFiles() {
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <FileDrop
      label="Rate card"
      files={files}
      onChange={setFiles}
      accept=".csv"
      help="CSV, up to 20 MB"
      problem={null}
    />
  );
}
