import type { ArgsOf, ResultOf } from '@waybill/contract/endpoint';
import type { connectBooks, getBooks } from '@waybill/contract/books/endpoints';
import { useForm, useWatch } from 'react-hook-form';
import { showInForm } from '#client/form-errors.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Copyable } from '#ui/Copyable.tsx';
import { formHabits, FormShell } from '#ui/form/FormShell.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useConnectBooks } from './calls.ts';

type Values = Required<ArgsOf<typeof connectBooks>>;
type Books = ResultOf<typeof getBooks>;

type ConnectFormProps = Pick<Books, 'programs' | 'redirectUri'> & {
  /** The app that was used before. */
  readonly before?: Pick<Values, 'program' | 'clientId'>;
};

/** The tenant's registered app; submitting opens the sign-in page of the software. */
export function ConnectForm({ programs, redirectUri, before }: ConnectFormProps) {
  const t = useTranslate();
  const connect = useConnectBooks();
  const form = useForm<Values>({
    ...formHabits,
    defaultValues: { program: 'Xero', clientId: '', ...before, clientSecret: '' },
  });
  const program = useWatch({ control: form.control, name: 'program' });
  const chosen = programs.find(({ code }) => code === program);
  const submit = (values: Values) =>
    connect.mutate(values, {
      onSuccess: ({ url }) => window.location.assign(url),
      onError: (error) => showInForm(error, form.setError, ['program', 'clientId', 'clientSecret']),
    });
  return (
    <FormShell
      form={form}
      onSubmit={submit}
      submitLabel="Connect"
      working={connect.isPending || connect.isSuccess}
      problem={null}
    >
      <Panel title="Connect">
        <div className="grid gap-4">
          <SelectField<Values>
            name="program"
            label="Program"
            options={programs.map(({ code, name }) => ({ value: code, label: name }))}
            rules={{ required: true }}
            help={chosen?.description}
          />
          <div>
            <p className="text-ink-2">{t('Register this redirect URI with the app:')}</p>
            <Copyable text={redirectUri} />
          </div>
          <TextField<Values>
            name="clientId"
            label="Client ID"
            autoComplete="off"
            rules={{ required: 'Please enter the client ID of the app', maxLength: 200 }}
          />
          <PasswordField<Values>
            name="clientSecret"
            label="Client secret"
            autoComplete="off"
            optional={chosen?.requiresSecret !== true}
            rules={{
              maxLength: 500,
              ...(chosen?.requiresSecret === true && {
                required: 'Please enter the client secret of the app',
              }),
            }}
          />
        </div>
      </Panel>
    </FormShell>
  );
}
