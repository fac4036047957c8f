import { useWatch } from 'react-hook-form';
import { paths } from '#paths';
import { useGo } from '#shell/page-state.ts';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { emptyUser, nameOfUser, userArgs } from './user-values.ts';
import { UserForm } from './UserForm.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useNewUser, useSaveUser } from './calls.ts';

export function NewUserPage() {
  const t = useTranslate();
  const go = useGo();
  const toast = useToast();
  const save = useSaveForm({
    reading: null,
    values: emptyUser,
    send: useSaveUser(),
    argsOf: (values) => userArgs(values),
    onSaved: ({ id }, { user }) => {
      toast({ title: t('{user} added', { user: nameOfUser(user) }), tone: 'success' });
      go(paths.user(id), { replace: true });
    },
  });
  const customerId = useWatch({ control: save.form.control, name: 'user.customerId' });
  const template = useNewUser(customerId);
  return (
    <>
      <PageHeading
        title="New user"
        breadcrumb={[
          { label: 'Settings', href: paths.settings() },
          { label: 'Users', href: paths.users() },
          { label: 'New user' },
        ]}
      />
      <UserForm
        save={save}
        isNew
        roles={template.data?.roles}
        units={template.data?.allOrganizationUnits}
        onCancel={() => go(paths.users())}
      />
    </>
  );
}
