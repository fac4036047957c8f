import { useSaveForm } from '#shell/records/use-save-form.ts';
import { FormShell } from '#ui/form/FormShell.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { NewPasswordField } from '../links/NewPasswordField.tsx';
import { useChangePassword } from './calls.ts';

const empty = { currentPassword: '', newPassword: '' };
type Values = typeof empty;

export function ChangePassword() {
  const toast = useToast();
  const save = useSaveForm({
    values: empty,
    send: useChangePassword(),
    argsOf: (values: Values) => values,
    onSaved: () => {
      save.form.reset(empty);
      toast({
        title: 'Password changed',
        description: 'You have been signed out everywhere else.',
      });
    },
  });
  return (
    <FormShell {...save} submitLabel="Change password" summaryHidden>
      <PasswordField<Values>
        name="currentPassword"
        label="Current password"
        autoComplete="current-password"
        rules={{ required: 'Please enter your current password' }}
      />
      <NewPasswordField<Values>
        name="newPassword"
        label="New password"
        required="Please enter a new password"
      />
    </FormShell>
  );
}
