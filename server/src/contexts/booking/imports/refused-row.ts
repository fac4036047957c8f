import type { Problem } from '@waybill/contract/problem';
import type { Complaint } from '#platform/csv-cells.ts';
import { columnOfMember } from './domain/booking-cells.ts';

/** Converts a refusal to complaints about a row, with columns of the file as members. */
export const complaintsOfRefusal = ({ message, validationErrors }: Problem): readonly Complaint[] =>
  (validationErrors ?? [{ message, members: [] }]).map((fault) => ({
    message: fault.message,
    members: fault.members.map(columnOfMember),
  }));
