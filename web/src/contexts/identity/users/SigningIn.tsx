import { useWatch } from 'react-hook-form';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { NewPasswordField } from '../links/NewPasswordField.tsx';
import type { UserValues } from './user-values.ts';

type SigningInProps = {
  readonly isNew: boolean;
  /** True if the user signs in with the password of the tenant's directory. */
  readonly isOfDirectory: boolean;
};

/** How a user signs in; offers only options that take effect with the current choices. */
export function SigningIn({ isNew, isOfDirectory }: SigningInProps) {
  const t = useTranslate();
  return (
    <fieldset className="grid items-start gap-4 sm:grid-cols-2">
      <legend className="mb-3 text-lead font-semibold">{t('Signing in')}</legend>
      <TextField<UserValues>
        name="user.userName"
        label="Username"
        autoComplete="off"
        rules={{ required: 'Please enter a username' }}
      />
      <NewPasswordField<UserValues>
        name="user.password"
        label={isNew ? 'Password' : 'New password'}
        optional
        help={helpOfPassword(isNew, isOfDirectory)}
      />
      {isNew ? <Access /> : <ActiveAndNotified />}
      <CheckboxField<UserValues>
        name="user.isLockoutEnabled"
        label="Lock after failed sign-ins"
        help="The number of attempts and the duration are set under Security."
      />
      <MustChange isNew={isNew} />
      <CheckboxField<UserValues>
        name="user.isTwoFactorEnabled"
        label="Two-factor sign-in"
        help="By e-mail or app. Turning this off forgets the user's app and trusted browsers."
      />
    </fieldset>
  );
}

function helpOfPassword(isNew: boolean, isOfDirectory: boolean): string {
  if (isNew) return 'Leave blank to let the user choose one through a link in the account e-mail.';
  if (isOfDirectory) return 'The directory manages it. A password set here replaces it.';
  return 'Leave blank to keep the current password. A new one signs the user out.';
}

/** By default a new user is active and receives an invitation. */
const Access = () => (
  <SelectField<UserValues>
    name="access"
    label="Access"
    help="The invitation has a link to choose a password. It never contains a password."
    rules={{ required: 'Please choose the access' }}
    options={[
      { value: 'invited', label: 'Active, send the invitation' },
      { value: 'active', label: 'Active, send no e-mail' },
      { value: 'inactive', label: 'Not active yet' },
    ]}
  />
);

function ActiveAndNotified() {
  const isActive = useWatch<UserValues, 'user.isActive'>({ name: 'user.isActive' });
  return (
    <>
      <CheckboxField<UserValues> name="user.isActive" label="Active" help="Can sign in." />
      {isActive && (
        <CheckboxField<UserValues>
          name="sendActivationEmail"
          label="Send an e-mail about the account"
          help="It never contains a password, but a link to choose one if none is entered above."
        />
      )}
    </>
  );
}

/** Hidden without a password: such users choose their own anyway. */
function MustChange({ isNew }: Pick<SigningInProps, 'isNew'>) {
  const password = useWatch<UserValues, 'user.password'>({ name: 'user.password' });
  if (isNew && password === '') return null;
  return (
    <CheckboxField<UserValues>
      name="user.shouldChangePasswordOnNextLogin"
      label="Must change password"
      help="Required at the next sign-in."
    />
  );
}
