import type { Formats } from '#shell/formats.ts';
import { inWords } from '../notifications/message-labels.ts';
import { isDerived, nameOf } from './column-names.ts';

/** A changed property with its values as stored in the history. */
export type PropertyChange = {
  readonly propertyname: string;
  readonly originalvalue: string | null;
  readonly newvalue: string | null;
};

/** A change in readable form. */
export type ReadableChange = {
  readonly name: string;
  /** The part of a composite value that changed, such as the suburb of an address. */
  readonly part?: string;
  readonly before: string;
  readonly after: string;
};

type Reading = Pick<Formats, 'money' | 'dateTime' | 'plainDate'>;

/**
 * Converts a column's change to readable form: money with its sign, moments in the reader's
 * timezone, and for composite values (an address) only the parts that changed.
 */
export function readableChanges(
  change: PropertyChange,
  formats: Reading,
): readonly ReadableChange[] {
  const { propertyname, originalvalue, newvalue } = change;
  if (isDerived(propertyname)) return [];
  const parts = changedParts(originalvalue, newvalue);
  if (parts === null) {
    const read = (value: string | null) => readable(propertyname, value, formats);
    return [{ name: nameOf(propertyname), before: read(originalvalue), after: read(newvalue) }];
  }
  return parts.map(({ part, before, after }) => ({
    name: nameOf(propertyname),
    part: nameOf(part),
    before: readable(part, before, formats),
    after: readable(part, after, formats),
  }));
}

const responses: Readonly<Record<string, string>> = { true: 'yes', false: 'no', '': 'nothing' };
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const day = /^\d{4}-\d\d-\d\d$/;

function readable(property: string, value: string | null, formats: Reading): string {
  if (value === null) return 'nothing';
  if (property.endsWith('_minor') && /^-?\d+$/.test(value))
    return formats.money(Number(value) / 100);
  if (moment.test(value)) return formats.dateTime(value);
  if (day.test(value)) return formats.plainDate(value);
  if (/(^|_)status$/.test(property)) return inWords(value);
  return responses[value] ?? value;
}

type Part = {
  readonly part: string;
  readonly before: string | null;
  readonly after: string | null;
};

/** Returns the parts that differ between two objects; null if one is no object, or truncated. */
function changedParts(before: string | null, after: string | null): readonly Part[] | null {
  const [old, fresh] = [objectIn(before), objectIn(after)];
  if (old === null || fresh === null) return null;
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
    .map((part) => ({ part, before: textOf(old[part]), after: textOf(fresh[part]) }))
    .filter((each) => each.before !== each.after);
}

function objectIn(text: string | null): Readonly<Record<string, unknown>> | null {
  if (text === null || !text.startsWith('{')) return null;
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return null;
  }
}

const textOf = (value: unknown): string | null => {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
};
