import { useUsersFound } from '../calls.ts';
import { RecordFilter, type RecordFilterProps } from './RecordFilter.tsx';

/** Chooses one of the tenant's users. */
export const UserFilter = (props: RecordFilterProps) => (
  <RecordFilter {...props} find={useUsersFound} />
);
