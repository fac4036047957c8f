import { RecordFilter, type RecordFilterProps } from './RecordFilter.tsx';
import { useUsersFound } from './calls.ts';

/** Chooses one of the tenant's users. */
export const UserFilter = (props: RecordFilterProps) => (
  <RecordFilter {...props} find={useUsersFound} />
);
