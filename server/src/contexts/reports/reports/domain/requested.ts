import { type Message, sentence } from '@waybill/contract/sentence';
import { notValid, type Complaint } from '@waybill/contract/problem';
import type { ReportDefinition } from '@waybill/contract/reports/reports/catalogue';
import { rangeNames, type ReportParameter } from '@waybill/contract/reports/reports/parameters';
import { daysBetween, isLocalDate, type LocalDate, localDate } from '@waybill/kernel/local-date';
import { type Period, periodOf } from './period.ts';

/** The input of a report, each parameter in its own type; null if omitted. */
export type RequestedParameters = {
  readonly period: Period | null;
  readonly asOf: LocalDate;
  readonly by: string;
  /** The second level; empty without one. */
  readonly thenBy: string;
  readonly customerId: number | null;
  readonly carrierAccountId: number | null;
  readonly driverGuid: string | null;
  readonly number: string | null;
  readonly overdueOnly: boolean;
  readonly timezone: string;
  readonly now: Date;
  /** The tenant's current day, from which ranges are counted. */
  readonly today: LocalDate;
};

type ParameterValues = Readonly<Record<string, unknown>>;
export type Today = {
  readonly today: LocalDate;
  readonly timezone: string;
  readonly now: Date;
};

/** The maximum number of days in a period. */
const daysMax = 1_100;

/**
 * Reads the parameters of a run; names are case-insensitive.
 * @throws {Problem} NotValid, naming each parameter that is missing, unknown or does not fit.
 */
export function inputOf(
  { parameters }: Pick<ReportDefinition, 'parameters'>,
  input: ParameterValues,
  { today, timezone, now }: Today,
): RequestedParameters {
  const faults: Complaint[] = unknownNames(parameters, input);
  const values = new Map<string, unknown>();
  for (const parameter of parameters) {
    const raw = valueOf(input, parameter.name);
    const read =
      raw === null ? missing(parameter) : readers[parameter.component](raw, parameter, today);
    if ('fault' in read) faults.push({ message: read.fault, members: [parameter.name] });
    else values.set(parameter.name, read.value);
  }
  if (faults.length > 0) throw notValid(...faults);
  const value = <T>(name: string): T | null => (values.get(name) ?? null) as T | null;
  return {
    period: value('Period'),
    asOf: value('AsOf') ?? today,
    by: value('By') ?? parameters.find(({ name }) => name === 'By')?.usual ?? '',
    thenBy: value('Then') ?? '',
    customerId: value('Customer'),
    carrierAccountId: value('Carrier'),
    driverGuid: value('Driver'),
    number: value('Number'),
    overdueOnly: value('OverdueOnly') ?? false,
    timezone,
    now,
    today,
  };
}

type ReadValue = { readonly value: unknown } | { readonly fault: Message };

function unknownNames(parameters: readonly ReportParameter[], input: ParameterValues): Complaint[] {
  const known = new Set(parameters.map(({ name }) => name.toLowerCase()));
  return Object.keys(input)
    .filter((name) => !known.has(name.toLowerCase()))
    .map((name) => ({
      message: sentence('{field} is not known', { field: name }),
      members: [name],
    }));
}

/** The value that was passed; empty text counts as absent. */
function valueOf(input: ParameterValues, name: string): unknown {
  const key = Object.keys(input).find((each) => each.toLowerCase() === name.toLowerCase());
  const value = key === undefined ? null : input[key];
  return value === undefined || value === '' ? null : value;
}

const missing = ({ label, required }: ReportParameter): ReadValue =>
  required ? { fault: sentence('{field} is required', { field: label }) } : { value: null };

type Reader = (raw: unknown, parameter: ReportParameter, today: LocalDate) => ReadValue;

const readers: Readonly<Record<ReportParameter['component'], Reader>> = {
  text: (raw, { label }) =>
    typeof raw === 'string' && raw.trim().length <= 200
      ? { value: raw.trim() || null }
      : { fault: sentence("{field} can't be longer than 200 characters", { field: label }) },
  number: (raw, { label }) =>
    Number.isFinite(Number(raw))
      ? { value: Number(raw) }
      : { fault: sentence('{field} must be a number', { field: label }) },
  date: (raw, { label }) =>
    isDay(raw)
      ? { value: localDate(raw) }
      : { fault: sentence('{field} must be a date (yyyy-MM-dd)', { field: label }) },
  daterange: (raw, { label }, today) => rangeOf(raw, label, today),
  customer: readNumber,
  carrier: readNumber,
  driver: (raw, { label }) =>
    typeof raw === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(raw)
      ? { value: raw }
      : { fault: sentence('{field} must be the ID of a driver', { field: label }) },
  select: (raw, { label, options = [] }) => {
    const choice = options.find(({ value }) => value.toLowerCase() === String(raw).toLowerCase());
    const offered = options.map(({ value }) => value).join(', ');
    return choice
      ? { value: choice.value }
      : { fault: sentence('{field} must be one of {choices}', { field: label, choices: offered }) };
  },
  checkbox: (raw, { label }) => {
    if (raw === true || raw === 'true') return { value: true };
    return raw === false || raw === 'false'
      ? { value: false }
      : { fault: sentence('{field} must be true or false', { field: label }) };
  },
};

function readNumber(raw: unknown, { label }: ReportParameter): ReadValue {
  const number = Number(raw);
  const isId = Number.isSafeInteger(number) && number > 0 && typeof raw !== 'boolean';
  return isId
    ? { value: number }
    : { fault: sentence('{field} must be an ID from the list', { field: label }) };
}

const isDay = (raw: unknown): raw is string => typeof raw === 'string' && isLocalDate(raw);

/** A range by name, as `{from, to}`, or as "from/to". */
function rangeOf(raw: unknown, label: string, today: LocalDate): ReadValue {
  const name = rangeNames.find((each) => each.toLowerCase() === String(raw).toLowerCase());
  if (name !== undefined) return { value: periodOf(name, today) };
  const { from, to } = endsOf(raw);
  if (!isDay(from) || !isDay(to)) {
    return {
      fault: sentence(
        '{field} must be two dates (yyyy-MM-dd/yyyy-MM-dd) or a name such as Last30Days',
        {
          field: label,
        },
      ),
    };
  }
  if (from > to) return { fault: sentence('{field} ends before it begins', { field: label }) };
  const days = daysBetween(localDate(from), localDate(to)) + 1;
  if (days > daysMax)
    return {
      fault: sentence('{field} can cover up to {days} days', { field: label, days: daysMax }),
    };
  return { value: { from: localDate(from), to: localDate(to) } };
}

function endsOf(raw: unknown): { readonly from?: unknown; readonly to?: unknown } {
  if (typeof raw === 'object' && raw !== null) return raw;
  const [from, to] = String(raw).split('/');
  return { from, to };
}
