import { PasswordField } from '#ui/form/PasswordField.tsx';

export const noPassword = { currentPassword: '' };
export type Password = typeof noPassword;

/** Required so that a person who merely uses the open browser cannot change the account. */
export const CurrentPasswordField = () => (
  <PasswordField<Password>
    name="currentPassword"
    label="Current password"
    autoComplete="current-password"
    rules={{ required: 'Please enter your current password' }}
  />
);
