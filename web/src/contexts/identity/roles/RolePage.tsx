import { Copy, Trash2 } from 'lucide-react';
import { explain } from '#client/explain.ts';
import { RecordTalk } from '#contexts/messaging/links/RecordTalk.tsx';
import { paths } from '#paths';
import { useGo, useIdParam } from '#shell/page-state.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useSession } from '#shell/session/use-session.ts';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useCustomerName } from '../calls.ts';
import { type EditedRole, roleArgs, roleValues } from './role-values.ts';
import { RoleForm } from './RoleForm.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useDeleteRole, useRole, useSaveRole } from './calls.ts';

/** A role: its name and permissions. */
export function RolePage() {
  const id = useIdParam();
  return (
    <Awaited heading="Role" query={useRole(id)} permission="Administration.Roles">
      {(edited) => <Loaded key={id} id={id} edited={edited} />}
    </Awaited>
  );
}

type LoadedProps = { readonly id: number; readonly edited: EditedRole };

function Loaded({ id, edited }: LoadedProps) {
  const t = useTranslate();
  const { role, permissions, grantedPermissionNames } = edited;
  const toast = useToast();
  const save = useSaveForm({
    reading: edited,
    values: roleValues(edited),
    send: useSaveRole(),
    argsOf: (values) => roleArgs(values, id),
    onSaved: (_, values) =>
      toast({
        title: t('Role {displayName} saved', { displayName: values.role.displayName }),
        tone: 'success',
      }),
  });
  const lockedReason = useLockedReason(edited);
  return (
    <div className="grid gap-4">
      <PageHeading
        title={role.displayName}
        breadcrumb={[
          { label: 'Settings', href: paths.settings() },
          { label: 'Roles', href: paths.roles() },
          { label: role.displayName },
        ]}
        aside={
          <>
            {role.isStatic && <StatusPill family="neutral">Static</StatusPill>}
            {role.isDefault && <StatusPill family="green">Default</StatusPill>}
            {role.customerId !== null && <OnlyFor customerId={role.customerId} />}
          </>
        }
        actions={[{ label: 'Copy role', icon: Copy, href: paths.newRole({ like: id }) }]}
      />
      <RoleForm
        save={save}
        isNew={false}
        isStatic={role.isStatic}
        permissions={permissions}
        base={grantedPermissionNames}
        userCount={role.userCount ?? 0}
        lockedReason={lockedReason}
      />
      <RecordTalk about={{ entitytype: 'Role', entityid: String(id), hasCustomer: false }} />
      {!role.isStatic && lockedReason === undefined && <DeleteRole id={id} edited={edited} />}
    </div>
  );
}

function useLockedReason({ role }: EditedRole): string | undefined {
  const { data: session } = useSession();
  if (role.isStatic && role.name === 'Admin') {
    return "Administrators have every permission. This can't be changed.";
  }
  if (session?.isCustomer === true && role.customerId === null) {
    return 'This role is built into the platform and is the same for every customer.';
  }
  return undefined;
}

const OnlyFor = ({ customerId }: { readonly customerId: number }) => {
  const t = useTranslate();
  return (
    <span className="text-ink-2">
      {t('Only for {customerId}', { customerId: useCustomerName(customerId) })}
    </span>
  );
};

function DeleteRole({ id, edited: { role } }: LoadedProps) {
  const t = useTranslate();
  const go = useGo();
  const toast = useToast();
  const removal = useDeleteRole();
  const count = role.userCount ?? 0;
  const onSuccess = () => {
    toast({ title: t('Role {displayName} deleted', { displayName: role.displayName }) });
    go(paths.roles(), { replace: true });
  };
  return (
    <Panel narrow title="Delete">
      <ConfirmButton
        label="Delete role"
        look="danger"
        icon={Trash2}
        question={t('Delete role {displayName}?', { displayName: role.displayName })}
        effect={
          count === 0
            ? 'No users have this role.'
            : t('It will be removed from its {count} users.', { count })
        }
        working={removal.isPending}
        problem={removal.error && explain(removal.error).message}
        onConfirm={() => removal.mutate({ id }, { onSuccess })}
      />
    </Panel>
  );
}
