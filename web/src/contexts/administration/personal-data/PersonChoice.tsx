import { type Person, subjects } from '@waybill/contract/administration/personal-data/endpoints';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { FormShell, formHabits } from '#ui/form/FormShell.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useLabel } from '#ui/labels.ts';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { RecordFilter } from '../audit/RecordFilter.tsx';
import { UserFilter } from '../audit/UserFilter.tsx';
import { subjectWords } from '../tasks/labels.ts';
import { useCustomersFound } from './calls.ts';

type PersonChoiceProps = { readonly onFound: (person: Person | null) => void };

/** Chooses the person: a user, a customer's contact, or an e-mail address. */
export function PersonChoice({ onFound }: PersonChoiceProps) {
  const t = useTranslate();
  const label = useLabel();
  const [subject, setSubject] = useState<Person['subject']>('User');
  const [id, setId] = useState<number | undefined>();
  const choose = (next: Person['subject']) => {
    setSubject(next);
    setId(undefined);
    onFound(null);
  };
  return (
    <div className="grid max-w-xl gap-4">
      <SegmentedControl
        label={t('Person')}
        value={subject}
        onChange={choose}
        options={subjects.map((value) => ({ value, label: label(subjectWords[value]) }))}
      />
      {subject === 'User' && (
        <UserFilter
          label={t('Choose a user')}
          value={id}
          onChange={(userId) => {
            setId(userId);
            onFound(userId === undefined ? null : { subject, userId });
          }}
        />
      )}
      {subject === 'CustomerContact' && (
        <RecordFilter
          label={t('Choose a customer')}
          value={id}
          find={useCustomersFound}
          onChange={(customerId) => {
            setId(customerId);
            onFound(customerId === undefined ? null : { subject, customerId });
          }}
        />
      )}
      {subject === 'EmailAddress' && (
        <AddressForm onFound={(email) => onFound({ subject, email })} />
      )}
    </div>
  );
}

function AddressForm({ onFound }: { readonly onFound: (email: string) => void }) {
  const t = useTranslate();
  const form = useForm({ ...formHabits, defaultValues: { email: '' } });
  return (
    <FormShell
      form={form}
      onSubmit={({ email }) => onFound(email)}
      submitLabel={t('Look')}
      working={false}
      problem={null}
    >
      <TextField<{ email: string }>
        name="email"
        label="E-mail"
        type="email"
        rules={{ required: t('Please enter an e-mail address'), maxLength: 256 }}
      />
    </FormShell>
  );
}
