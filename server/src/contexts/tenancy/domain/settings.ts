import type { ValidationError } from '@waybill/contract/problem';
import {
  defaultGroups,
  numberText,
  secretMask,
  type TenantSettings,
  type TenantSettingsChanges,
} from '@waybill/contract/tenancy/settings';

type Group = Readonly<Record<string, unknown>>;

/** Settings as stored: some in columns, the rest in the groups that users edit. */
export type KeptSettings = {
  readonly base_currency: string;
  readonly timezone: string;
  readonly legal_name: string;
  readonly billing_address: string;
  readonly tax_number: string;
  readonly allow_self_registration: boolean;
  readonly gst_percent: number;
  readonly groups: Readonly<Record<string, Group | undefined>>;
};

export type SeriesKept = {
  readonly kind: string;
  readonly prefix: string;
  readonly postfix: string;
  readonly digits: number;
  readonly next_no: number;
  readonly end_no: number;
  readonly is_manual: boolean;
};

/** Write-only fields (decisions T-09). */
const secrets: Readonly<Record<string, string>> = {
  email: 'smtpPassword',
  ldap: 'password',
  payment: 'privateKey',
};

/** The number series that each settings group describes. */
export const seriesOfGroup = { customerCode: 'customer', invoiceNumber: 'invoice' } as const;

/** Settings as sent in responses: defaults where nothing is set, secrets masked. */
export function settingsShown(kept: KeptSettings, series: readonly SeriesKept[]): TenantSettings {
  const group = <K extends keyof typeof defaultGroups>(name: K) => ({
    ...defaultGroups[name],
    ...masked(name, kept.groups[name]),
  });
  return {
    general: { timezone: kept.timezone, timezoneForComparison: kept.timezone },
    ui: group('ui'),
    userManagement: {
      ...group('userManagement'),
      allowSelfRegistration: kept.allow_self_registration,
    },
    email: group('email'),
    ldap: { ...group('ldap'), isModuleEnabled: true },
    security: group('security'),
    billing: {
      legalName: kept.legal_name,
      address: kept.billing_address,
      taxVatNo: kept.tax_number,
    },
    bankAccount: group('bankAccount'),
    customerCode: { ...group('customerCode'), ...seriesShown(series, 'customer') },
    invoiceNumber: { ...group('invoiceNumber'), ...seriesShown(series, 'invoice') },
    insurance: group('insurance'),
    tax: { gst: kept.gst_percent },
    payment: group('payment'),
    currency: { ...group('currency'), baseCurrency: kept.base_currency },
    eCommerce: group('eCommerce'),
    guests: group('guests'),
  };
}

function masked(name: string, group: Group | undefined): Group | undefined {
  const secret = secrets[name];
  if (secret === undefined || !group?.[secret]) return group;
  return { ...group, [secret]: secretMask };
}

function seriesShown(series: readonly SeriesKept[], kind: string) {
  const found = series.find((each) => each.kind === kind);
  const { prefix = '', postfix = '', digits: maxLength = 6 } = found ?? {};
  return {
    isManual: found?.is_manual ?? false,
    prefix,
    postfix,
    format: '{prefix}{number}{postfix}',
    end: found?.end_no ?? 10 ** maxLength - 1,
    maxLength,
    nextNumber: numberText({ prefix, postfix, maxLength }, found?.next_no ?? 1),
  };
}

/** The values to store after a change; `seal` encrypts a new secret. */
export function settingsChanged(
  kept: KeptSettings,
  changes: TenantSettingsChanges,
  seal: (text: string) => string,
): KeptSettings {
  const { general, billing, tax, currency, userManagement } = changes;
  const groups = { ...kept.groups };
  for (const [name, fields] of Object.entries(changes)) {
    const held = fieldsInGroup(name, fields, seal);
    if (Object.keys(held).length > 0) groups[name] = { ...groups[name], ...held };
  }
  return {
    base_currency: currency?.baseCurrency ?? kept.base_currency,
    timezone: general?.timezone ?? kept.timezone,
    legal_name: billing?.legalName ?? kept.legal_name,
    billing_address: billing?.address ?? kept.billing_address,
    tax_number: billing?.taxVatNo ?? kept.tax_number,
    allow_self_registration: userManagement?.allowSelfRegistration ?? kept.allow_self_registration,
    gst_percent: tax?.gst ?? kept.gst_percent,
    groups,
  };
}

/** The fields stored in a group rather than in a column or a series. */
function fieldsInGroup(name: string, fields: Group | undefined, seal: (text: string) => string) {
  const own = Object.keys((defaultGroups as Readonly<Record<string, Group>>)[name] ?? {});
  const given = Object.entries(fields ?? {}).filter(([field]) => own.includes(field));
  const changed = given.filter(
    ([field, value]) => value !== undefined && !(secrets[name] === field && value === secretMask),
  );
  return Object.fromEntries(
    changed.map(([field, value]) => {
      const isSecret = secrets[name] === field && typeof value === 'string' && value !== '';
      return [field, isSecret ? seal(value) : value];
    }),
  );
}

type Numbering = NonNullable<TenantSettingsChanges['invoiceNumber']>;

/** A series after a change: it never returns to a number already used (decisions T-08). */
export const seriesChanged = (kept: SeriesKept, change: Numbering): SeriesKept => {
  const digits = change.maxLength ?? kept.digits;
  const lengthened = change.maxLength !== undefined && change.end === undefined;
  return {
    kind: kept.kind,
    prefix: change.prefix ?? kept.prefix,
    postfix: change.postfix ?? kept.postfix,
    digits,
    next_no: Math.max(kept.next_no, change.start ?? 1),
    end_no: change.end ?? (lengthened ? 10 ** digits - 1 : kept.end_no),
    is_manual: change.isManual ?? kept.is_manual,
  };
};

/** Validation errors of a series, on the members of its group. */
export function seriesFaults(group: keyof typeof seriesOfGroup, s: SeriesKept): ValidationError[] {
  const fault = (member: string, message: string) => ({ message, members: [`${group}.${member}`] });
  const faults: ValidationError[] = [];
  if (s.end_no > 10 ** s.digits - 1) {
    faults.push(fault('end', `The end has more than ${s.digits} digits.`));
  }
  if (s.next_no > s.end_no) {
    faults.push(fault('end', `The next number is ${s.next_no}: the end must not lie before it.`));
  }
  if (group === 'invoiceNumber' && s.is_manual) {
    faults.push(fault('isManual', 'Invoices are numbered without a gap, so nobody types them.'));
  }
  return faults;
}
