import type { z } from 'zod';
import type { Complaint } from '../csv-cells.ts';

/** What a shape finds wrong with a row; a part of a measure is its column. */
export const complaintsOf = ({ issues }: z.core.$ZodError): readonly Complaint[] =>
  issues.map(({ message, path: [column = ''] }) => ({ message, members: [String(column)] }));
