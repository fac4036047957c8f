import { useFormContext, useWatch } from 'react-hook-form';
import type { EditedUser, UserValues } from './user-values.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useLabel } from '#ui/labels.ts';

type RoleTicksProps = { readonly roles: EditedUser['roles'] | undefined };

/** The assignable roles of a user, with checkboxes. */
export function RoleTicks({ roles }: RoleTicksProps) {
  const t = useTranslate();
  const label = useLabel();
  const { setValue, formState } = useFormContext<UserValues>();
  const provided = useWatch<UserValues>({ name: 'assignedRoleNames' }) as string[];
  const problem = formState.errors.assignedRoleNames?.message;
  if (roles === undefined) return <p className="text-ink-2">{t('Loading roles…')}</p>;
  const toggle = (name: string) => {
    const next = provided.includes(name)
      ? provided.filter((each) => each !== name)
      : [...provided, name];
    const ordered = roles.map((role) => role.roleName).filter((each) => next.includes(each));
    setValue('assignedRoleNames', ordered, { shouldDirty: true });
  };
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-2 text-lead font-semibold">{t('Roles')}</legend>
      {roles.map(({ roleId, roleName, displayName }) => (
        <label
          key={roleId}
          className="flex min-h-6 items-center gap-2 text-body pointer-coarse:min-h-11"
        >
          <input
            type="checkbox"
            checked={provided.includes(roleName)}
            onChange={() => toggle(roleName)}
            className="size-4"
          />
          {label(displayName)}
        </label>
      ))}
      {problem !== undefined && <p className="font-medium text-red-fg">{problem}</p>}
    </fieldset>
  );
}
