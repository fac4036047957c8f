import type { ResultOf } from '@waybill/contract/endpoint';
import type { getDirectoryRoles } from '@waybill/contract/identity/endpoints';
import { customerRoleNames } from '@waybill/contract/identity/roles/static-roles';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useMay } from '#shell/permissions.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { type ReadRecord, useSaveForm } from '#shell/records/use-save-form.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useLeaveGuard } from '#shell/use-leave-guard.ts';
import { FieldRow, FieldRows } from '#ui/form/FieldRows.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useDirectoryRoles, useSaveDirectoryRoles } from '../calls.ts';
import { useRoles } from '../roles/calls.ts';

type Mapped = ResultOf<typeof getDirectoryRoles>['items'];
type Values = {
  readonly directoryRoles: readonly { readonly group: string; readonly roleId: number | null }[];
};

/** The roles that the directory's groups grant; nothing without the permission to see roles. */
export function DirectoryRoles() {
  const may = useMay();
  return may('Administration.Roles') ? <MappedRoles /> : null;
}

function MappedRoles() {
  return (
    <Panel title="Groups and roles">
      <Awaited query={useDirectoryRoles()} permission="Administration.Roles">
        {(reading) => <MappedForm reading={reading} items={reading.items} />}
      </Awaited>
    </Panel>
  );
}

type MappedFormProps = { readonly reading: ReadRecord; readonly items: Mapped };

function MappedForm({ reading, items }: MappedFormProps) {
  const toast = useToast();
  const save = useSaveForm({
    reading,
    values: { directoryRoles: items.map(({ group, roleId }) => ({ group, roleId })) },
    send: useSaveDirectoryRoles(),
    argsOf: ({ directoryRoles }: Values) => ({
      directoryRoles: directoryRoles.flatMap(({ group, roleId }) =>
        roleId === null ? [] : [{ group, roleId }],
      ),
    }),
    onSaved: () => toast({ title: 'Group roles saved', tone: 'success' }),
  });
  return (
    <FormShell {...save} submitLabel="Save group roles" useLeaveGuard={useLeaveGuard}>
      <p className="text-ink-3">
        <Translated text="Updated from the directory at every sign-in." />{' '}
        <Translated text="Of its users, only members of the listed groups have the role." />{' '}
        <Translated text="Roles not listed here are left unchanged." />
      </p>
      <Groups />
    </FormShell>
  );
}

function Groups() {
  const t = useTranslate();
  const { control } = useFormContext<Values>();
  const { fields, append, remove } = useFieldArray({ control, name: 'directoryRoles' });
  const roles = useRoles().data?.items ?? [];
  const options = roles
    .filter(({ customerId, name }) => customerId === null && !customerRoleNames.includes(name))
    .map(({ id, displayName }) => ({ value: id, label: displayName }));
  return (
    <FieldRows addLabel="Add group" onAdd={() => append({ group: '', roleId: null })}>
      {fields.map((row, at) => (
        <FieldRow
          key={row.id}
          removeLabel={t('Remove group {number}', { number: at + 1 })}
          onRemove={() => remove(at)}
        >
          <TextField<Values>
            name={`directoryRoles.${at}.group`}
            label="Group"
            placeholder="cn=dispatch,ou=groups,dc=example,dc=com"
            rules={{ required: 'Please enter a group', maxLength: 256 }}
          />
          <SelectField<Values>
            name={`directoryRoles.${at}.roleId`}
            label="Role"
            options={options}
            rules={{ required: 'Please choose' }}
          />
        </FieldRow>
      ))}
    </FieldRows>
  );
}
