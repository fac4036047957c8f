import { useSession } from '#shell/session/use-session.ts';
import { FilterSelect } from '#ui/FilterSelect.tsx';
import { useUserFilterChoices } from '../roles/calls.ts';

type UserFiltersProps = {
  readonly of: 'everybody' | 'customers';
  readonly role: number | undefined;
  readonly permission: string | undefined;
  readonly onChange: (changes: Readonly<Record<string, unknown>>) => void;
};

/** Filters users by role, by effective permission, and by customer. */
export function UserFilters({ of, role, permission, onChange }: UserFiltersProps) {
  const { data: session } = useSession();
  const { roles, permissions } = useUserFilterChoices();
  return (
    <>
      <FilterSelect
        single
        label="Role"
        options={roles}
        chosen={role === undefined ? [] : [String(role)]}
        onChange={([chosen]) => onChange({ role: chosen })}
      />
      <FilterSelect
        single
        label="Permission"
        options={permissions}
        chosen={permission === undefined ? [] : [permission]}
        onChange={([chosen]) => onChange({ permission: chosen })}
      />
      {session?.isTenant && (
        <FilterSelect
          single
          label="Works for"
          options={[{ value: 'customers', label: 'Customers' }]}
          chosen={of === 'customers' ? [of] : []}
          onChange={([chosen]) => onChange({ of: chosen })}
        />
      )}
    </>
  );
}
