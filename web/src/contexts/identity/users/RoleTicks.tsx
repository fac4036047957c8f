import { useFormContext, useWatch } from 'react-hook-form';
import type { EditedUser, UserValues } from './user-values.ts';
import { useSay } from '#shell/texts/texts-context.ts';

type RoleTicksProps = { readonly roles: EditedUser['roles'] | undefined };

/** The roles a user could have, to tick. */
export function RoleTicks({ roles }: RoleTicksProps) {
  const say = useSay();
  const { setValue, formState } = useFormContext<UserValues>();
  const given = useWatch<UserValues>({ name: 'assignedRoleNames' }) as string[];
  const problem = formState.errors.assignedRoleNames?.message;
  if (roles === undefined) return <p className="text-ink-2">{say('Loading roles…')}</p>;
  const toggle = (name: string) => {
    const next = given.includes(name) ? given.filter((each) => each !== name) : [...given, name];
    const ordered = roles.map((role) => role.roleName).filter((each) => next.includes(each));
    setValue('assignedRoleNames', ordered, { shouldDirty: true });
  };
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-2 text-lead font-semibold">{say('Roles')}</legend>
      {roles.map(({ roleId, roleName, displayName }) => (
        <label
          key={roleId}
          className="flex min-h-6 items-center gap-2 text-body pointer-coarse:min-h-11"
        >
          <input
            type="checkbox"
            checked={given.includes(roleName)}
            onChange={() => toggle(roleName)}
            className="size-4"
          />
          {displayName}
        </label>
      ))}
      {problem !== undefined && <p className="font-medium text-red-fg">{problem}</p>}
    </fieldset>
  );
}
