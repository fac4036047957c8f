import { useWatch } from 'react-hook-form';
import { idValue } from '#shell/search-values.ts';
import { paths } from '#paths';
import { useGo, useSearchState } from '#shell/page-state.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useSession } from '#shell/session/use-session.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { type EditedRole, newRole, roleArgs } from './role-values.ts';
import { RoleForm } from './RoleForm.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useCustomerPermissions, usePermissions, useRole, useSaveRole } from './calls.ts';

const shape = { like: idValue };

/** Creates a role, empty or as a copy of another. */
export function NewRolePage() {
  const [{ like }] = useSearchState(shape);
  const copied = useRole(like ?? 0, like !== undefined);
  return (
    <>
      <PageHeading
        title="New role"
        breadcrumb={[
          { label: 'Settings', href: paths.settings() },
          { label: 'Roles', href: paths.roles() },
          { label: 'New role' },
        ]}
      />
      {like === undefined ? (
        <NewRole />
      ) : (
        <Awaited query={copied} permission="Administration.Roles">
          {(role) => <NewRole like={role} />}
        </Awaited>
      )}
    </>
  );
}

function NewRole({ like }: { readonly like?: EditedRole }) {
  const t = useTranslate();
  const go = useGo();
  const toast = useToast();
  const { data: session } = useSession();
  const save = useSaveForm({
    reading: null,
    values: newRole(t, like),
    send: useSaveRole(),
    argsOf: (values) => roleArgs(values),
    onSaved: ({ id }, { role }) => {
      toast({
        title: t('Role {displayName} added', { displayName: role.displayName }),
        tone: 'success',
      });
      go(paths.role(id), { replace: true });
    },
  });
  const customerId = useWatch({ control: save.form.control, name: 'role.customerId' });
  const forCustomer = customerId !== null || session?.isCustomer === true;
  const ofStaff = usePermissions(!forCustomer);
  const ofCustomers = useCustomerPermissions(forCustomer);
  const permissions = (forCustomer ? ofCustomers : ofStaff).data?.items;
  return (
    <RoleForm
      save={save}
      isNew
      permissions={permissions}
      base={[]}
      onCancel={() => go(paths.roles())}
    />
  );
}
