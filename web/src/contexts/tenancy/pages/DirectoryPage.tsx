import type { TenantSettings } from '@waybill/contract/tenancy/settings';
import { DirectoryRoles } from '#contexts/identity/links/DirectoryRoles.tsx';
import { useWatch } from 'react-hook-form';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Panel } from '#ui/Panel.tsx';
import { DirectoryTest } from '../parts/DirectoryTest.tsx';
import { FieldPair } from '../parts/FieldPair.tsx';
import { SecretField } from '../parts/SecretField.tsx';
import { SettingsScreen } from '../parts/SettingsScreen.tsx';
import { useLabel } from '#ui/labels.ts';
import { useSay } from '#shell/texts/texts-context.ts';

/** Whether people sign in by a directory, where it is, and what its entries say. */
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
                label="People of a directory sign in with its passwords"
                help="Active Directory, OpenLDAP and others that speak LDAP. Who has a password here keeps it."
              />
              <CheckboxField<TenantSettings>
                name="ldap.createsUsers"
                label="Give them an account at their first sign-in"
                help="In the roles that are marked as default, and those of their groups. Otherwise only those sign in who have one."
              />
            </div>
          </Panel>
          <Panel title="Directory">
            <Where />
          </Panel>
          <Panel title="What its entries say">
            <FieldPair>
              <AttributeField name="userNameAttribute" label="User name" often="uid" />
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
        help="Left empty, the domain on port 636. Other ports than 636 and 3269 are encrypted by STARTTLS; nothing is sent in the open."
        rules={{ maxLength: 260 }}
      />
      <TextField<TenantSettings>
        name="ldap.userName"
        label="Account that looks people up"
        optional
        autoComplete="off"
        help="A user name of the domain, or a full name such as cn=waybill,dc=example,dc=com."
        rules={{ maxLength: 256 }}
      />
      <SecretField name="ldap.password" label="Its password" />
      <TextField<TenantSettings>
        name="ldap.searchBase"
        label="People are below"
        optional
        placeholder={base || 'dc=example,dc=com'}
        help="Left empty, everywhere in the domain."
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
  const say = useSay();
  const said = useLabel();
  return (
    <TextField<TenantSettings>
      name={`ldap.${name}`}
      label={say('{label}: attribute', { label: said(label) })}
      help={often && say('sAMAccountName in Active Directory, often {often} elsewhere.', { often })}
      rules={{ required: 'Please enter the name of an attribute', maxLength: 64 }}
    />
  );
};
