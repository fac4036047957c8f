import type { TenantSettings } from '@waybill/contract/tenancy/settings';
import { useWatch } from 'react-hook-form';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import { Panel } from '#ui/Panel.tsx';
import { FieldPair } from '../parts/FieldPair.tsx';
import { SettingsScreen } from '../parts/SettingsScreen.tsx';

/** What is asked of passwords, of those who guess them, and of whoever signs in. */
export function SecurityPage() {
  return (
    <SettingsScreen title="Security" groups={['security', 'userManagement']}>
      {() => (
        <>
          <Panel title="Passwords">
            <Passwords />
          </Panel>
          <Panel title="Lock after wrong passwords">
            <Lockout />
          </Panel>
          <Panel title="Code at sign-in">
            <TwoFactor />
          </Panel>
          <Panel title="New accounts">
            <NewAccounts />
          </Panel>
        </>
      )}
    </SettingsScreen>
  );
}

function Passwords() {
  const usual = useWatch<TenantSettings>({
    name: 'security.useDefaultPasswordComplexitySettings',
  }) as boolean;
  return (
    <div className="grid gap-3">
      <CheckboxField<TenantSettings>
        name="security.useDefaultPasswordComplexitySettings"
        label="Use the usual rules"
        help="Eight characters, with a digit, a lower-case and an upper-case letter."
      />
      {!usual && (
        <>
          <NumberField<TenantSettings>
            name="security.passwordComplexity.requiredLength"
            label="Characters at least"
            rules={{ required: 'Please enter a length', min: 6, max: 128 }}
          />
          <CheckboxField<TenantSettings>
            name="security.passwordComplexity.requireDigit"
            label="A digit"
          />
          <CheckboxField<TenantSettings>
            name="security.passwordComplexity.requireLowercase"
            label="A lower-case letter"
          />
          <CheckboxField<TenantSettings>
            name="security.passwordComplexity.requireUppercase"
            label="An upper-case letter"
          />
          <CheckboxField<TenantSettings>
            name="security.passwordComplexity.requireNonAlphanumeric"
            label="A sign such as ! or #"
          />
        </>
      )}
    </div>
  );
}

const Lockout = () => (
  <div className="grid gap-3">
    <CheckboxField<TenantSettings>
      name="security.userLockOut.isEnabled"
      label="Lock an account after wrong passwords"
      help="Of users whose lock is switched on."
    />
    <FieldPair>
      <NumberField<TenantSettings>
        name="security.userLockOut.maxFailedAccessAttemptsBeforeLockout"
        label="After so many wrong passwords"
        rules={{ required: 'Please enter a number', min: 1, max: 100 }}
      />
      <NumberField<TenantSettings>
        name="security.userLockOut.defaultAccountLockoutSeconds"
        label="For so many seconds"
        rules={{ required: 'Please enter a number', min: 1, max: 86_400 }}
      />
    </FieldPair>
  </div>
);

const TwoFactor = () => (
  <div className="grid gap-3">
    <CheckboxField<TenantSettings>
      name="security.twoFactorLogin.isEnabledForApplication"
      label="Offer a second step"
      help="People switch it on in their profile; you may under Users."
    />
    <CheckboxField<TenantSettings>
      name="security.twoFactorLogin.isGoogleAuthenticatorEnabled"
      label="By authenticator app"
    />
    <CheckboxField<TenantSettings>
      name="security.twoFactorLogin.isEmailProviderEnabled"
      label="By e-mail"
    />
    <CheckboxField<TenantSettings>
      name="security.twoFactorLogin.isSmsProviderEnabled"
      label="By short message"
      readOnlyReason="No provider of short messages is connected."
    />
    <CheckboxField<TenantSettings>
      name="security.twoFactorLogin.isRememberBrowserEnabled"
      label="Let browsers be remembered"
      help="For thirty days."
    />
  </div>
);

const NewAccounts = () => (
  <div className="grid gap-3">
    <CheckboxField<TenantSettings>
      name="userManagement.isNewRegisteredUserActiveByDefault"
      label="Who registers may sign in at once"
      help="Otherwise somebody switches them on under Users."
    />
    <CheckboxField<TenantSettings>
      name="userManagement.isEmailConfirmationRequiredForLogin"
      label="E-mail addresses have to be confirmed"
      help="Signing in waits until the link of a letter was opened."
    />
    <CheckboxField<TenantSettings>
      name="userManagement.useCaptchaOnRegistration"
      label="Captcha at registration"
      readOnlyReason="No captcha provider is connected."
    />
  </div>
);
