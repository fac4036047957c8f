import type { Problem } from '@waybill/contract/problem';
import type { Complaint } from '#platform/csv-cells.ts';
import { columnOfMember } from './domain/booking-cells.ts';

/** A refusal as it is said of a row: its members are columns of the file. */
export const complaintsOfRefusal = ({ message, validationErrors }: Problem): readonly Complaint[] =>
  (validationErrors ?? [{ message, members: [] }]).map((fault) => ({
    message: fault.message,
    members: fault.members.map(columnOfMember),
  }));
