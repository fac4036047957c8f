import type { ResultOf } from '@waybill/contract/endpoint';
import type { getBooks } from '@waybill/contract/books/endpoints';
import { useForm } from 'react-hook-form';
import { showInForm } from '#client/form-errors.ts';
import { formHabits, FormShell } from '#ui/form/FormShell.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useChooseOrganisation } from './calls.ts';

type Organisations = NonNullable<ResultOf<typeof getBooks>['connection']>['organisations'];
type Values = { readonly organisationId: string };

/** Selects the organisation, if the user has access to several. */
export function ChooseOrganisation({ organisations }: { readonly organisations: Organisations }) {
  const choose = useChooseOrganisation();
  const form = useForm<Values>({ ...formHabits, defaultValues: { organisationId: '' } });
  return (
    <FormShell
      form={form}
      onSubmit={(values) =>
        choose.mutate(values, {
          onError: (error) => showInForm(error, form.setError, ['organisationId']),
        })
      }
      submitLabel="Choose organisation"
      working={choose.isPending}
      problem={null}
      summaryHidden
    >
      <Panel title="Organisation">
        <SelectField<Values>
          name="organisationId"
          label="Organisation"
          options={organisations.map(({ organisationId, name }) => ({
            value: organisationId,
            label: name,
          }))}
          rules={{ required: 'Choose an organisation' }}
        />
      </Panel>
    </FormShell>
  );
}
