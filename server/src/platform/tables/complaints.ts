import { complaintSentence } from '@waybill/contract/complaint';
import type { z } from 'zod';
import type { Complaint } from '../csv-cells.ts';

/** Converts schema errors of a row to complaints; the parts of a measure map to its column. */
export const complaintsOf = ({ issues }: z.core.$ZodError): readonly Complaint[] =>
  issues.map(({ message, path: [column = ''] }) => ({
    message: complaintSentence(message) ?? message,
    members: [String(column)],
  }));
