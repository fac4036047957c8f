import { useFormContext, useWatch } from 'react-hook-form';
import { useMay } from '#shell/permissions.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { FormDrawer } from '#shell/records/FormDrawer.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { TextField } from '#ui/form/TextField.tsx';
import { PermissionTree } from '../roles/PermissionTree.tsx';
import type { NewSecret } from './ClientSecret.tsx';
import { usePermissions } from '../roles/calls.ts';
import { useCreateApiClient } from './calls.ts';

type Props = { readonly onClose: () => void; readonly onSecret: (secret: NewSecret) => void };
type Values = { client: { name: string; permissions: string[] } };

const blank: Values = { client: { name: '', permissions: [] } };

/** The form of a new system: its name and permissions. */
export function AddClient({ onClose, onSecret }: Props) {
  const save = useSaveForm({
    values: blank,
    send: useCreateApiClient(),
    argsOf: (values: Values) => values,
    onSaved: (secret) => {
      onClose();
      onSecret(secret);
    },
  });
  return (
    <FormDrawer title="Add system" submitLabel="Add system" save={save} onClose={onClose}>
      <TextField<Values>
        name="client.name"
        label="Name"
        rules={{ required: 'Please enter a name', maxLength: 100 }}
      />
      <Grants />
    </FormDrawer>
  );
}

const nothingBefore: readonly string[] = [];

function Grants() {
  const may = useMay();
  const { setValue } = useFormContext<Values>();
  const granted = useWatch<Values, 'client.permissions'>({ name: 'client.permissions' });
  return (
    <Awaited query={usePermissions(true)} permission="Administration.Settings">
      {({ items }) => (
        <PermissionTree
          permissions={items}
          granted={granted}
          base={nothingBefore}
          marks={{ added: 'Granted', removed: 'Denied' }}
          mayGrant={(name) => may(name as Parameters<typeof may>[0])}
          onChange={(next) => setValue('client.permissions', next, { shouldDirty: true })}
        />
      )}
    </Awaited>
  );
}
