import { useFormContext, useWatch } from 'react-hook-form';
import type { EditedUser, UserValues } from './user-values.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';

type UnitTicksProps = { readonly units: EditedUser['allOrganizationUnits'] };

/** The organization's units with checkboxes, in the order of the tree. */
export function UnitTicks({ units }: UnitTicksProps) {
  const t = useTranslate();
  const { setValue } = useFormContext<UserValues>();
  const chosen = useWatch<UserValues, 'organizationUnits'>({ name: 'organizationUnits' });
  const toggle = (id: number) => {
    const next = chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id];
    const ordered = units.map((unit) => unit.id).filter((each) => next.includes(each));
    setValue('organizationUnits', ordered, { shouldDirty: true });
  };
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-2 text-lead font-semibold">{t('Organization units')}</legend>
      {units.map(({ id, code, displayName }) => (
        <label
          key={id}
          className="flex min-h-6 items-center gap-2 text-body pointer-coarse:min-h-11"
          style={{ paddingInlineStart: `${code.split('.').length - 1}rem` }}
        >
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={() => toggle(id)}
            className="size-4"
          />
          {displayName}
        </label>
      ))}
    </fieldset>
  );
}
