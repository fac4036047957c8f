import type { TenantSettings } from '@waybill/contract/tenancy/settings/shapes';
import { DirectoryRoles } from '#contexts/identity/links/DirectoryRoles.tsx';
import { useWatch } from 'react-hook-form';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Panel } from '#ui/Panel.tsx';
import { DirectoryTest } from './DirectoryTest.tsx';
import { FieldPair } from '../settings/FieldPair.tsx';
import { SecretField } from '../settings/SecretField.tsx';
import { SettingsScreen } from '../settings/SettingsScreen.tsx';
import { useLabel } from '#ui/labels.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';

/** The settings of the directory: sign-in, server, and attribute mapping. */
export function DirectoryPage() {
  return (
    <SettingsScreen
      title="Directory"
      groups={['ldap']}
      below={() => (
        <>
          <DirectoryRoles />
          <DirectoryTest />
        </>
      )}
    >
      {() => (
        <>
          <Panel title="Signing in">
            <div className="grid gap-3">
              <CheckboxField<TenantSettings>
                name="ldap.isEnabled"
                label="Sign in with directory passwords"
                help="Active Directory, OpenLDAP and others. Existing local passwords still work."
              />
              <CheckboxField<TenantSettings>
                name="ldap.createsUsers"
                label="Create an account at the first sign-in"
                help="With default roles and those of their groups. Others need an account."
              />
            </div>
          </Panel>
          <Panel title="Directory">
            <Where />
          </Panel>
          <Panel title="Attribute mapping">
            <FieldPair>
              <AttributeField name="userNameAttribute" label="Username" often="uid" />
              <AttributeField name="emailAttribute" label="E-mail" />
              <AttributeField name="nameAttribute" label="Name" />
              <AttributeField name="surnameAttribute" label="Surname" />
              <AttributeField name="groupAttribute" label="Groups" />
            </FieldPair>
          </Panel>
        </>
      )}
    </SettingsScreen>
  );
}

function Where() {
  const [domain, server] = useWatch<TenantSettings, ['ldap.domain', 'ldap.server']>({
    name: ['ldap.domain', 'ldap.server'],
  });
  const base = domain && `dc=${domain.replaceAll('.', ',dc=')}`;
  return (
    <FieldPair>
      <TextField<TenantSettings>
        name="ldap.domain"
        label="Domain"
        optional
        placeholder="corp.example.com"
        rules={{ maxLength: 253 }}
      />
      <TextField<TenantSettings>
        name="ldap.server"
        label="Server"
        optional
        placeholder={domain && !server ? `${domain}:636` : 'ldap.example.com:636'}
        help="Leave blank to use the domain on port 636. Connections are always encrypted."
        rules={{ maxLength: 260 }}
      />
      <TextField<TenantSettings>
        name="ldap.userName"
        label="Bind account"
        optional
        autoComplete="off"
        help="A username in the domain, or a DN such as cn=waybill,dc=example,dc=com."
        rules={{ maxLength: 256 }}
      />
      <SecretField name="ldap.password" label="Bind password" />
      <TextField<TenantSettings>
        name="ldap.searchBase"
        label="Search base (DN)"
        optional
        placeholder={base || 'dc=example,dc=com'}
        help="Leave blank to search the whole domain."
        rules={{ maxLength: 256 }}
      />
    </FieldPair>
  );
}

type AttributeFieldProps = {
  readonly name: `${'userName' | 'email' | 'name' | 'surname' | 'group'}Attribute`;
  readonly label: string;
  readonly often?: string;
};

const AttributeField = ({ name, label, often }: AttributeFieldProps) => {
  const t = useTranslate();
  const message = useLabel();
  return (
    <TextField<TenantSettings>
      name={`ldap.${name}`}
      label={t('{label} attribute', { label: message(label) })}
      help={often && t('sAMAccountName in Active Directory, often {often} elsewhere.', { often })}
      rules={{ required: 'Please enter the name of an attribute', maxLength: 64 }}
    />
  );
};
