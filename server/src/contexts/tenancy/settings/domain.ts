import { type Message, sentence } from '@waybill/contract/sentence';
import type { Complaint } from '@waybill/contract/problem';
import {
  defaultGroups,
  numberText,
  secretMask,
  type TenantSettings,
  type TenantSettingsChanges,
} from '@waybill/contract/tenancy/settings/shapes';

type Group = Readonly<Record<string, unknown>>;

/** Settings as stored: some in columns, the rest in the groups that users edit. */
export type StoredSettings = {
  readonly base_currency: string;
  readonly timezone: string;
  readonly legal_name: string;
  readonly billing_address: string;
  readonly tax_number: string;
  readonly allow_self_registration: boolean;
  readonly gst_percent: number;
  readonly groups: Readonly<Record<string, Group | undefined>>;
};

export type StoredSeries = {
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

/** The number series described by each settings group. */
export const seriesOfGroup = { customerCode: 'customer', invoiceNumber: 'invoice' } as const;

/** Returns settings as sent in responses: defaults where nothing is set, secrets masked. */
export function toSettings(saved: StoredSettings, series: readonly StoredSeries[]): TenantSettings {
  const group = <K extends keyof typeof defaultGroups>(name: K) => ({
    ...defaultGroups[name],
    ...masked(name, saved.groups[name]),
  });
  return {
    general: { timezone: saved.timezone, timezoneForComparison: saved.timezone },
    ui: group('ui'),
    userManagement: {
      ...group('userManagement'),
      allowSelfRegistration: saved.allow_self_registration,
    },
    email: group('email'),
    ldap: { ...group('ldap'), isModuleEnabled: true },
    security: group('security'),
    billing: {
      legalName: saved.legal_name,
      address: saved.billing_address,
      taxVatNo: saved.tax_number,
    },
    bankAccount: group('bankAccount'),
    customerCode: { ...group('customerCode'), ...toSeries(series, 'customer') },
    invoiceNumber: { ...group('invoiceNumber'), ...toSeries(series, 'invoice') },
    insurance: group('insurance'),
    tax: { gst: saved.gst_percent },
    payment: group('payment'),
    currency: { ...group('currency'), baseCurrency: saved.base_currency },
    eCommerce: group('eCommerce'),
    guests: group('guests'),
    lineHauls: group('lineHauls'),
  };
}

function masked(name: string, group: Group | undefined): Group | undefined {
  const secret = secrets[name];
  if (secret === undefined || !group?.[secret]) return group;
  return { ...group, [secret]: secretMask };
}

function toSeries(series: readonly StoredSeries[], kind: string) {
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

/** Returns the values to store after a change; `seal` encrypts a new secret. */
export function settingsChanged(
  saved: StoredSettings,
  changes: TenantSettingsChanges,
  seal: (text: string) => string,
): StoredSettings {
  const { general, billing, tax, currency, userManagement } = changes;
  const groups = { ...saved.groups };
  for (const [name, fields] of Object.entries(changes)) {
    const held = fieldsInGroup(name, fields, seal);
    if (Object.keys(held).length > 0) groups[name] = { ...groups[name], ...held };
  }
  return {
    base_currency: currency?.baseCurrency ?? saved.base_currency,
    timezone: general?.timezone ?? saved.timezone,
    legal_name: billing?.legalName ?? saved.legal_name,
    billing_address: billing?.address ?? saved.billing_address,
    tax_number: billing?.taxVatNo ?? saved.tax_number,
    allow_self_registration: userManagement?.allowSelfRegistration ?? saved.allow_self_registration,
    gst_percent: tax?.gst ?? saved.gst_percent,
    groups,
  };
}

/** Returns the fields stored in a group rather than in a column or a series. */
function fieldsInGroup(name: string, fields: Group | undefined, seal: (text: string) => string) {
  const own = Object.keys((defaultGroups as Readonly<Record<string, Group>>)[name] ?? {});
  const input = Object.entries(fields ?? {}).filter(([field]) => own.includes(field));
  const changed = input.filter(
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

/** Returns a series after a change; it never returns to a number already used (decisions T-08). */
export const seriesChanged = (saved: StoredSeries, change: Numbering): StoredSeries => {
  const digits = change.maxLength ?? saved.digits;
  const lengthened = change.maxLength !== undefined && change.end === undefined;
  return {
    kind: saved.kind,
    prefix: change.prefix ?? saved.prefix,
    postfix: change.postfix ?? saved.postfix,
    digits,
    next_no: Math.max(saved.next_no, change.start ?? 1),
    end_no: change.end ?? (lengthened ? 10 ** digits - 1 : saved.end_no),
    is_manual: change.isManual ?? saved.is_manual,
  };
};

/** Returns the validation errors of a series, on the members of its group. */
export function seriesFaults(group: keyof typeof seriesOfGroup, s: StoredSeries): Complaint[] {
  const fault = (member: string, message: Message) => ({
    message,
    members: [`${group}.${member}`],
  });
  const faults: Complaint[] = [];
  if (s.end_no > 10 ** s.digits - 1) {
    faults.push(
      fault(
        'end',
        sentence('The last number has more than {digits} digits.', { digits: s.digits }),
      ),
    );
  }
  if (s.next_no > s.end_no) {
    faults.push(
      fault(
        'end',
        sentence("The last number can't be lower than the next number, {number}.", {
          number: s.next_no,
        }),
      ),
    );
  }
  if (group === 'invoiceNumber' && s.is_manual) {
    faults.push(
      fault('isManual', "Invoice numbers must be consecutive and can't be entered manually."),
    );
  }
  return faults;
}
