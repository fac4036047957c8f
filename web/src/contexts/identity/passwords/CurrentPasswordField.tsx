import { PasswordField } from '#ui/form/PasswordField.tsx';

export const noPassword = { currentPassword: '' };
export type Password = typeof noPassword;

/** Whoever holds the browser must also know the password. */
export const CurrentPasswordField = () => (
  <PasswordField<Password>
    name="currentPassword"
    label="Current password"
    autoComplete="current-password"
    rules={{ required: 'Please enter your current password' }}
  />
);
