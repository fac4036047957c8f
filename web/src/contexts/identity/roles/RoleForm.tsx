import { useFormContext, useWatch } from 'react-hook-form';
import { useMay } from '#shell/permissions.ts';
import type { SaveForm } from '#shell/records/use-save-form.ts';
import { useSession } from '#shell/session/use-session.ts';
import { useLeaveGuard } from '#shell/use-leave-guard.ts';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { CustomerPicker } from '#contexts/customers/parts/CustomerPicker.tsx';
import { PermissionTree } from './PermissionTree.tsx';
import { differenceText, type PermissionItem } from './permission-tree.ts';
import type { RoleValues } from './role-values.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';

type RoleFormProps = {
  readonly save: SaveForm<RoleValues>;
  readonly isNew: boolean;
  readonly isStatic?: boolean;
  /** The grantable permissions; undefined while loading. */
  readonly permissions: readonly PermissionItem[] | undefined;
  /** The permissions that the role grants now. */
  readonly base: readonly string[];
  /** The number of users with the role. */
  readonly userCount?: number;
  readonly lockedReason?: string | undefined;
  readonly onCancel?: () => void;
};

/** A role's name, its user type and its permissions. */
export function RoleForm(props: RoleFormProps) {
  const { save, isNew, isStatic = false, lockedReason } = props;
  const { data: session } = useSession();
  const picksCustomer = useMay()('Customer.View') && session?.isTenant === true && isNew;
  return (
    <FormShell
      {...save}
      saveBar={!isNew}
      submitLabel={isNew ? 'Add role' : 'Save role'}
      useLeaveGuard={useLeaveGuard}
      onCancel={props.onCancel}
    >
      <Panel narrow>
        <div className="grid gap-4">
          <TextField<RoleValues>
            name="role.displayName"
            label="Display name"
            rules={{ required: 'Display name is required', maxLength: 64 }}
            readOnlyReason={lockedReason ?? (isStatic ? "A static role can't be renamed." : null)}
          />
          {picksCustomer && (
            <CustomerPicker
              label="Only for customer"
              idField="role.customerId"
              guidField="role.customerGuid"
              optional
              help="Leave blank if the role is for your own staff."
            />
          )}
          <CheckboxField<RoleValues>
            name="role.isDefault"
            label="Default"
            help="Assigned to people who register themselves."
            readOnlyReason={lockedReason}
          />
        </div>
      </Panel>
      <Panel title="Permissions" actions={<Difference {...props} />}>
        <Grants {...props} />
      </Panel>
    </FormShell>
  );
}

/** The effect of saving, and the number of users affected. */
function Difference({ base, userCount = 0 }: RoleFormProps) {
  const t = useTranslate();
  const granted = useWatch<RoleValues>({ name: 'grantedPermissionNames' }) as string[];
  const text = differenceText(base, granted);
  const people = t('{userCount, plural, one {# user} other {# users}}', { userCount });
  return (
    <output className="num text-ink-2">
      {text !== '' && (userCount > 0 ? t('{text} for {people}', { text, people }) : text)}
    </output>
  );
}

function Grants({ permissions, base, lockedReason }: RoleFormProps) {
  const may = useMay();
  const { setValue, formState } = useFormContext<RoleValues>();
  const granted = useWatch<RoleValues>({ name: 'grantedPermissionNames' }) as string[];
  const problem = formState.errors.grantedPermissionNames?.message;
  if (permissions === undefined) return <Skeleton lines={16} />;
  return (
    <>
      <PermissionTree
        permissions={permissions}
        granted={granted}
        base={base}
        marks={{ added: 'New', removed: 'Removed' }}
        mayGrant={(name) => may(name as Parameters<typeof may>[0])}
        lockedReason={lockedReason}
        onChange={(next) =>
          setValue('grantedPermissionNames', next, { shouldDirty: true, shouldTouch: true })
        }
      />
      {problem !== undefined && <p className="mt-2 font-medium text-red-fg">{problem}</p>}
    </>
  );
}
