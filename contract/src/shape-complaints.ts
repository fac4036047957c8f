import { z } from 'zod';

type Complaint = z.core.$ZodRawIssue;

/**
 * What is wrong with a value, as people read it at its field. Undefined leaves the words to zod:
 * those are for programmers, who alone send such values (a word where a record belongs).
 */
export function complaintText(issue: Complaint): string | undefined {
  if (issue.code === 'too_big' || issue.code === 'too_small') return sizeComplaint(issue);
  if (issue.code === 'invalid_value' && issue.values.length > 1) {
    return `Please enter one of ${issue.values.join(', ')}`;
  }
  if (issue.code === 'invalid_format' && issue.format === 'date') return dateWritten;
  if (issue.code !== 'invalid_type') return undefined;
  if (issue.input === undefined || issue.input === null) return 'Please fill this in';
  if (issue.expected === 'int') return 'Please enter a whole number';
  return undefined;
}

/** How a day is written on the wire and in files. */
export const dateWritten = 'A date is written YYYY-MM-DD';

/** Complaints of all schemas in these words, for the whole process. */
export const speakPlainly = (): void => void z.config({ customError: complaintText });

function sizeComplaint(issue: Complaint & { readonly code: 'too_big' | 'too_small' }) {
  const { origin, inclusive = true } = issue;
  const isBig = issue.code === 'too_big';
  const limit = isBig ? issue.maximum : issue.minimum;
  if (origin === 'string') {
    if (!isBig && Number(limit) === 1) return 'Please fill this in';
    return isBig ? `At most ${limit} characters` : `At least ${limit} characters`;
  }
  if (origin === 'array') return isBig ? `At most ${limit} entries` : `At least ${limit} entries`;
  if (inclusive) return isBig ? `Please enter ${limit} or less` : `Please enter ${limit} or more`;
  return isBig ? `Please enter less than ${limit}` : `Please enter more than ${limit}`;
}
