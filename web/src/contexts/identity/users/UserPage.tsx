import { Trash2 } from 'lucide-react';
import { oneOf, or } from '#shell/search-values.ts';
import { explain } from '#client/explain.ts';
import { talkTabs, useTalkTabs } from '#contexts/messaging/links/RecordTalk.tsx';
import { paths } from '#paths';
import { useGo, useIdParam, useSearchState } from '#shell/page-state.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useSession } from '#shell/session/use-session.ts';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useCustomerName } from '../calls.ts';
import { type EditedUser, nameOfUser, userArgs, userValues } from './user-values.ts';
import { ApiKeys } from '../api-keys/ApiKeys.tsx';
import { UserForm } from './UserForm.tsx';
import { UserPermissions } from './UserPermissions.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useDeleteUser, useSaveUser, useUser } from './calls.ts';

/** A user: details, roles and permissions. */
export function UserPage() {
  const id = useIdParam();
  return (
    <Awaited heading="User" query={useUser(id)} permission="Administration.Users">
      {(edited) => <Loaded key={id} id={id} edited={edited} />}
    </Awaited>
  );
}

type LoadedProps = { readonly id: number; readonly edited: EditedUser };

const shape = {
  tab: or(oneOf(['profile', 'permissions', 'keys', ...talkTabs]), 'profile'),
};

function Loaded({ id, edited }: LoadedProps) {
  const t = useTranslate();
  const { user } = edited;
  const [{ tab }, change] = useSearchState(shape);
  const talk = useTalkTabs({ entitytype: 'User', entityid: String(id), hasCustomer: false });
  return (
    <>
      <PageHeading
        title={nameOfUser(user)}
        breadcrumb={[
          { label: 'Settings', href: paths.settings() },
          { label: 'Users', href: paths.users() },
          { label: nameOfUser(user) },
        ]}
        aside={
          <>
            <StatusPill family={user.isActive ? 'green' : 'neutral'}>
              {user.isActive ? t('Active') : t('Off')}
            </StatusPill>
            {user.isDirectoryUser && <StatusPill family="blue">Directory</StatusPill>}
            {user.customerId !== null && <WorksFor customerId={user.customerId} />}
          </>
        }
      />
      <Tabs
        label="User"
        tabs={[
          { id: 'profile', label: 'Profile and roles' },
          { id: 'permissions', label: 'Permissions' },
          { id: 'keys', label: 'API keys' },
          ...talk,
        ]}
        active={tab}
        onChange={(next) => change({ tab: next === 'profile' ? undefined : next })}
      >
        {tab === 'profile' && <Profile id={id} edited={edited} />}
        {tab === 'permissions' && <UserPermissions id={id} />}
        {tab === 'keys' && <ApiKeys userId={id} />}
        {talk.find((each) => each.id === tab)?.content()}
      </Tabs>
    </>
  );
}

const WorksFor = ({ customerId }: { readonly customerId: number }) => {
  const t = useTranslate();
  return (
    <span className="text-ink-2">
      {t('Works for {customerId}', { customerId: useCustomerName(customerId) })}
    </span>
  );
};

function Profile({ id, edited }: LoadedProps) {
  const t = useTranslate();
  const toast = useToast();
  const { data: session } = useSession();
  const save = useSaveForm({
    reading: edited,
    values: userValues(edited),
    send: useSaveUser(),
    argsOf: (values) => userArgs(values, id),
    onSaved: (_, { user }) =>
      toast({ title: t('{user} saved', { user: nameOfUser(user) }), tone: 'success' }),
  });
  return (
    <div className="grid gap-4">
      <UserForm
        save={save}
        isNew={false}
        isOfDirectory={edited.user.isDirectoryUser}
        roles={edited.roles}
        units={edited.allOrganizationUnits}
      />
      {session?.userId !== id && <DeleteUser id={id} edited={edited} />}
    </div>
  );
}

function DeleteUser({ id, edited: { user } }: LoadedProps) {
  const t = useTranslate();
  const go = useGo();
  const toast = useToast();
  const removal = useDeleteUser();
  const onSuccess = () => {
    toast({ title: t('{user} deleted', { user: nameOfUser(user) }) });
    go(paths.users(), { replace: true });
  };
  return (
    <Panel narrow title="Delete">
      <ConfirmButton
        label="Delete user"
        look="danger"
        icon={Trash2}
        question={t('Delete {user}?', { user: nameOfUser(user) })}
        effect="They are signed out and can't sign in again. Past actions remain under their name."
        working={removal.isPending}
        problem={removal.error && explain(removal.error).message}
        onConfirm={() => removal.mutate({ id }, { onSuccess })}
      />
    </Panel>
  );
}
