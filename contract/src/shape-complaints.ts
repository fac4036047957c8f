import { z } from 'zod';
import { complaint } from './complaint.ts';

type Complaint = z.core.$ZodRawIssue;

/**
 * Returns the message for an invalid value at its field. If undefined, zod's wording is used: only
 * programmers see it, as only they send such values (a word instead of a record).
 */
export function complaintText(issue: Complaint): string | undefined {
  if (issue.code === 'too_big' || issue.code === 'too_small') return sizeComplaint(issue);
  if (issue.code === 'invalid_value' && issue.values.length > 1) {
    return complaint('Please enter one of {options}', { options: issue.values.join(', ') });
  }
  if (issue.code === 'invalid_format' && issue.format === 'date') return dateWritten;
  if (issue.code === 'invalid_format' && issue.format === 'regex') {
    return complaint('Invalid string: must match pattern {pattern}', {
      pattern: issue.pattern ?? '',
    });
  }
  if (issue.code !== 'invalid_type') return undefined;
  if (issue.input === undefined || issue.input === null) return 'Please fill this in';
  if (issue.expected === 'int') return 'Please enter a whole number';
  const received = z.core.util.parsedType(issue.input);
  // A field of a form holds it for text that is not a number.
  if (received === 'nan') return 'A number is required';
  return complaint('Invalid input: expected {expected}, received {received}', {
    expected: issue.expected,
    received,
  });
}

/** The date format on the wire and in files. */
export const dateWritten = 'Enter the date as YYYY-MM-DD';

/** Installs these messages for all schemas of the process. */
export const speakPlainly = (): void => void z.config({ customError: complaintText });

function sizeComplaint(issue: Complaint & { readonly code: 'too_big' | 'too_small' }) {
  const { origin, inclusive = true } = issue;
  const isBig = issue.code === 'too_big';
  const limit = Number(isBig ? issue.maximum : issue.minimum);
  if (origin === 'string' && !isBig && limit === 1) return 'Please fill this in';
  if (origin === 'string') {
    const text = isBig ? 'At most {count} characters' : 'At least {count} characters';
    return complaint(text, { count: limit });
  }
  if (origin === 'array') {
    return complaint(isBig ? mostEntries : leastEntries, { count: limit });
  }
  if (inclusive) {
    return complaint(isBig ? 'Please enter {limit} or less' : 'Please enter {limit} or more', {
      limit,
    });
  }
  return complaint(isBig ? 'Please enter less than {limit}' : 'Please enter more than {limit}', {
    limit,
  });
}

const mostEntries = 'At most {count, plural, one {# entry} other {# entries}}';
const leastEntries = 'At least {count, plural, one {# entry} other {# entries}}';
