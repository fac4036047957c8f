import type { TenantSettings } from '@waybill/contract/tenancy/settings/shapes';
import { useWatch } from 'react-hook-form';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import { Panel } from '#ui/Panel.tsx';
import { FieldPair } from './FieldPair.tsx';
import { SettingsScreen } from './SettingsScreen.tsx';

/** The rules of passwords, lockouts and sign-in. */
export function SecurityPage() {
  return (
    <SettingsScreen title="Security" groups={['security', 'userManagement']}>
      {() => (
        <>
          <Panel title="Passwords">
            <Passwords />
          </Panel>
          <Panel title="Lock after failed sign-ins">
            <Lockout />
          </Panel>
          <Panel title="Two-factor sign-in">
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
        label="Use the default rules"
        help="At least eight characters, including a digit, a lower-case and an upper-case letter."
      />
      {!usual && (
        <>
          <NumberField<TenantSettings>
            name="security.passwordComplexity.requiredLength"
            label="Minimum length"
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
            label="A symbol such as ! or #"
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
      label="Lock accounts after failed sign-ins"
      help="For users whose lockout is turned on."
    />
    <FieldPair>
      <NumberField<TenantSettings>
        name="security.userLockOut.maxFailedAccessAttemptsBeforeLockout"
        label="Failed attempts before lockout"
        rules={{ required: 'Please enter a number', min: 1, max: 100 }}
      />
      <NumberField<TenantSettings>
        name="security.userLockOut.defaultAccountLockoutSeconds"
        label="Lockout duration (seconds)"
        rules={{ required: 'Please enter a number', min: 1, max: 86_400 }}
      />
    </FieldPair>
  </div>
);

const TwoFactor = () => (
  <div className="grid gap-3">
    <CheckboxField<TenantSettings>
      name="security.twoFactorLogin.isEnabledForApplication"
      label="Two-factor authentication"
      help="Users turn it on in their profile, or you turn it on under Users."
    />
    <CheckboxField<TenantSettings>
      name="security.twoFactorLogin.isGoogleAuthenticatorEnabled"
      label="Authenticator app"
    />
    <CheckboxField<TenantSettings>
      name="security.twoFactorLogin.isEmailProviderEnabled"
      label="Codes by e-mail"
    />
    <CheckboxField<TenantSettings>
      name="security.twoFactorLogin.isSmsProviderEnabled"
      label="Codes by SMS"
      readOnlyReason="No SMS provider is connected."
    />
    <CheckboxField<TenantSettings>
      name="security.twoFactorLogin.isRememberBrowserEnabled"
      label="Remember trusted browsers"
      help="For thirty days."
    />
  </div>
);

const NewAccounts = () => (
  <div className="grid gap-3">
    <CheckboxField<TenantSettings>
      name="userManagement.isNewRegisteredUserActiveByDefault"
      label="Activate new accounts automatically"
      help="Otherwise, an administrator activates them under Users."
    />
    <CheckboxField<TenantSettings>
      name="userManagement.isEmailConfirmationRequiredForLogin"
      label="Require e-mail confirmation"
      help="Users can sign in only after they have opened the link in the confirmation e-mail."
    />
    <CheckboxField<TenantSettings>
      name="userManagement.useCaptchaOnRegistration"
      label="Captcha at registration"
      readOnlyReason="No captcha provider is connected."
    />
  </div>
);
