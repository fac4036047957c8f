import type { ResultOf } from '@waybill/contract/endpoint';
import type { getUserPermissionsForEdit } from '@waybill/contract/identity/endpoints';
import { useWatch } from 'react-hook-form';
import { useMay } from '#shell/permissions.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useLeaveGuard } from '#shell/use-leave-guard.ts';
import { Button } from '#ui/Button.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { PermissionTree } from '../roles/PermissionTree.tsx';
import { differenceText } from '../roles/permission-tree.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useSaveUserPermissions, useUserPermissions } from './calls.ts';

type Permissions = ResultOf<typeof getUserPermissionsForEdit>;

/** A user's permissions: those of the roles, and those granted or denied individually. */
export function UserPermissions({ id }: { readonly id: number }) {
  return (
    <Awaited query={useUserPermissions(id)} permission="Administration.Users">
      {(held) => <Overrides id={id} held={held} />}
    </Awaited>
  );
}

function Overrides({ id, held }: { readonly id: number; readonly held: Permissions }) {
  const t = useTranslate();
  const toast = useToast();
  const may = useMay();
  const byRoles = held.grantedByRoles ?? [];
  const before = held.grantedPermissionNames;
  const save = useSaveForm({
    reading: held,
    values: { grantedPermissionNames: before.toSorted() },
    send: useSaveUserPermissions(),
    argsOf: ({ grantedPermissionNames }) => ({ id, grantedPermissionNames }),
    onSaved: () => toast({ title: 'Permissions saved', tone: 'success' }),
  });
  const { control, setValue } = save.form;
  const granted = useWatch({ control, name: 'grantedPermissionNames' });
  const change = (next: readonly string[]) =>
    setValue('grantedPermissionNames', [...next].toSorted(), { shouldDirty: true });
  const differs = differenceText(byRoles, granted);
  return (
    <FormShell {...save} saveBar submitLabel="Save permissions" useLeaveGuard={useLeaveGuard}>
      <Panel
        title="Permissions"
        actions={
          differs !== '' && (
            <>
              <span className="num text-ink-2">
                {t('{differs} compared with roles', { differs })}
              </span>
              <Button size="small" onClick={() => change(byRoles)}>
                Reset to roles
              </Button>
            </>
          )
        }
      >
        <PermissionTree
          permissions={held.permissions}
          granted={granted}
          base={byRoles}
          marks={{ added: 'Granted', removed: 'Denied' }}
          mayGrant={(name) => before.includes(name) || may(name as Parameters<typeof may>[0])}
          onChange={change}
        />
      </Panel>
    </FormShell>
  );
}
