import { CustomerPicker } from '#contexts/customers/parts/CustomerPicker.tsx';
import { useMay } from '#shell/permissions.ts';
import type { SaveForm } from '#shell/records/use-save-form.ts';
import { useSession } from '#shell/session/use-session.ts';
import { useLeaveGuard } from '#shell/use-leave-guard.ts';
import { FormShell } from '#ui/form/FormShell.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Panel } from '#ui/Panel.tsx';
import { RoleTicks } from './RoleTicks.tsx';
import { SigningIn } from './SigningIn.tsx';
import { UnitTicks } from './UnitTicks.tsx';
import type { EditedUser, UserValues } from './user-values.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';

type UserFormProps = {
  readonly save: SaveForm<UserValues>;
  readonly isNew: boolean;
  /** True if the user signs in with the password of the tenant's directory. */
  readonly isOfDirectory?: boolean;
  /** The assignable roles; undefined while loading. */
  readonly roles: EditedUser['roles'] | undefined;
  /** The organization's units; undefined while loading, empty if there are none. */
  readonly units: EditedUser['allOrganizationUnits'] | undefined;
  readonly onCancel?: () => void;
};

const email = { value: /^\S+@\S+\.\S+$/, message: 'Please enter a valid e-mail address' };

/** A user's details, sign-in options and roles. */
export function UserForm({
  save,
  isNew,
  isOfDirectory = false,
  roles,
  units = [],
  onCancel,
}: UserFormProps) {
  return (
    <div className="max-w-[720px]">
      <FormShell
        {...save}
        saveBar={!isNew}
        submitLabel={isNew ? 'Add user' : 'Save user'}
        useLeaveGuard={useLeaveGuard}
        onCancel={onCancel}
      >
        <Panel>
          <div className="grid gap-6">
            {isNew && <Whose />}
            <Person />
            <SigningIn isNew={isNew} isOfDirectory={isOfDirectory} />
            <RoleTicks roles={roles} />
            {units.length > 0 && <UnitTicks units={units} />}
          </div>
        </Panel>
      </FormShell>
    </div>
  );
}

function Whose() {
  const { data: session } = useSession();
  const picks = useMay()('Customer.View') && session?.isTenant === true;
  if (!picks) return null;
  return (
    <CustomerPicker
      label="Works for customer"
      idField="user.customerId"
      guidField="user.customerGuid"
      optional
      help="Leave blank if the user is one of your own staff."
    />
  );
}

function Person() {
  const t = useTranslate();
  return (
    <fieldset className="grid items-start gap-4 sm:grid-cols-2">
      <legend className="mb-3 text-lead font-semibold">{t('Person')}</legend>
      <TextField<UserValues>
        name="user.name"
        label="Name"
        rules={{ required: 'Please enter a name', maxLength: 64 }}
      />
      <TextField<UserValues>
        name="user.surname"
        label="Surname"
        rules={{ required: 'Please enter a surname', maxLength: 64 }}
      />
      <TextField<UserValues>
        name="user.emailAddress"
        label="E-mail"
        type="email"
        rules={{ required: 'Please enter an e-mail address', pattern: email }}
      />
      <TextField<UserValues> name="user.phoneNumber" label="Phone" type="tel" optional />
    </fieldset>
  );
}
