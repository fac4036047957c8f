import { type Translate, translator } from '@waybill/contract/sentence';
import type { Database, TenantDb } from '#platform/db/database.ts';
import type { Soon, TenantOfHost } from '#platform/http/authenticate.ts';
import type { PdfTexts } from '#platform/pdf/texts.ts';
import {
  defaultPasswordRules,
  type PasswordRules,
} from '@waybill/contract/identity/passwords/rules';
import { tenancyProblems } from '@waybill/contract/tenancy/problems';
import {
  defaultGroups,
  defaultInsurance,
  type TenantSettings as Settings,
} from '@waybill/contract/tenancy/settings/shapes';
import { platformTexts } from '@waybill/contract/tenancy/texts/platform';
import { Problem } from '@waybill/contract/problem';
import type { LocalDate } from '@waybill/kernel/local-date';
import { numbersOf } from './tenants/domain.ts';
import { lockFor } from '#platform/db/advisory-lock.ts';
import { drawNumbers, type NumberRun } from '#platform/db/number-blocks.ts';
import { readingOf, spokenLanguage } from './languages/languages.ts';
import * as rows from './tenants/sql.ts';
import { languages } from './languages/sql.ts';
import { isManual } from './settings/sql.ts';

export { activeTenants } from './tenants/sql.ts';
export { type SignInRules, signInRulesOf } from './settings/sign-in-rules.ts';
export { seal, unseal } from '#platform/sealed.ts';
export { pdfLogoOf } from './branding/pdf-logo.ts';
export { directoryOf, type PeopleDirectory } from './directory/directory.ts';
export { mailerOf } from './email/mailer.ts';

/** A tenant's languages: the language of each user, and the app's texts in a language. */
export type Speech = {
  /** Returns the user's chosen language if the tenant has it, else the default. */
  readonly languageFor: (chosen: string | undefined) => string;
  /** Translates a text computed at run time, such as the name of a status. */
  readonly word: (language: string, english: string) => string;
  readonly translate: (language: string) => Translate;
};

/** Returns this tenant's languages, with its own texts. */
export async function speechOf(db: TenantDb): Promise<Speech> {
  const all = await languages(db);
  const { read } = await readingOf(
    db,
    'Platform',
    all.map(({ name }) => name),
  );
  return {
    languageFor: (chosen) => spokenLanguage(all, chosen).name,
    word: read,
    translate: (language) => translator({ textOf: (key) => read(language, key), locale: language }),
  };
}

/** Returns the language of the tenant's documents, which is the default language. */
export async function pdfTextsOf(db: TenantDb): Promise<PdfTexts> {
  const { languageFor, word } = await speechOf(db);
  const language = languageFor(undefined);
  const message = platformTexts.map((text) => [text, word(language, text)] as const);
  return {
    language,
    texts: Object.fromEntries(message.filter(([text, words]) => text !== words)),
  };
}

/** True if the tenant offers its screens in a language. */
export const speaks = async (db: TenantDb, name: string): Promise<boolean> =>
  (await languages(db)).some((each) => each.name === name && !each.is_disabled);
export {
  cardHostsOf,
  cardsOf,
  type TenantCards,
  type PaymentSettings,
} from './settings/payment-settings.ts';

export type TenantDirectory = {
  tenantOfHost(host: string): Soon<TenantOfHost | null>;
  tenantById(id: number): Soon<TenantOfHost | null>;
  /** Clears the cache after a tenant was renamed, suspended or given a host. */
  forget(): void;
};

const remembered_ms = 30_000;

/** Returns hosts and tenants, cached for half a minute or until invalidated. */
export function tenantDirectory(database: Database): TenantDirectory {
  const byHost = remembered((host: string) => rows.tenantOfHost(database, host));
  const byId = remembered((id: number) => rows.tenantById(database, id));
  return {
    tenantOfHost: byHost.find,
    tenantById: byId.find,
    forget() {
      byHost.forget();
      byId.forget();
    },
  };
}

/** Returns a tenant lookup that responds synchronously from its cache if it can. */
function remembered<Key>(look: (key: Key) => Promise<rows.TenantRow | null>) {
  const known = new Map<Key, { readonly tenant: TenantOfHost | null; readonly until_ms: number }>();
  const lookUp = async (key: Key): Promise<TenantOfHost | null> => {
    const row = await look(key);
    const tenant = row === null ? null : { id: row.id, guid: row.guid, isActive: row.is_active };
    if (known.size > 10_000) known.clear();
    known.set(key, { tenant, until_ms: Date.now() + remembered_ms });
    return tenant;
  };
  const find = (key: Key): Soon<TenantOfHost | null> => {
    const hit = known.get(key);
    return hit !== undefined && hit.until_ms > Date.now() ? hit.tenant : lookUp(key);
  };
  return { find, forget: () => known.clear() };
}

/** Minimum and multiplier of each insurance type (decisions T-11). */
export type TenantInsurance = typeof defaultInsurance;

export type BankAccount = Settings['bankAccount'];

export type TenantDefaults = {
  readonly currency: string;
  readonly timezone: string;
  readonly legalName: string;
  readonly billingAddress: string;
  readonly taxNumber: string;
  readonly allowSelfRegistration: boolean;
  /** GST as a percentage in decimal text, "10.000". */
  readonly gstPercent: string;
  readonly gstRule: 'TotalInvoice' | 'TaxableSupply';
  /** Nothing may be posted on or before this day (decisions F-24). */
  readonly financeClosedUntil: LocalDate | null;
  /** The type of customers created without one. */
  readonly defaultCustomerType: 'Account' | 'PayAsYouGo' | 'PrePaid';
  /** The version of the tenant's own style sheet; null if it has none. */
  readonly customCssId: string | null;
  /** The account that customers pay to; empty texts are not set. */
  readonly bankAccount: BankAccount;
  /** Amounts in units of the currency, multipliers as shares of the insured value. */
  readonly insurance: TenantInsurance;
  /** The time limit in seconds for carriers to price the basket of a web shop (decisions T-13). */
  readonly rateCallbackDelay: number;
};

/** Returns the tenant's settings that other contexts need. */
export async function settingsOf(db: TenantDb): Promise<TenantDefaults> {
  const row = await rows.settings(db);
  return {
    currency: row.base_currency,
    timezone: row.timezone,
    legalName: row.legal_name,
    billingAddress: row.billing_address,
    taxNumber: row.tax_number,
    allowSelfRegistration: row.allow_self_registration,
    gstPercent: row.gst_percent,
    gstRule: row.gst_rule,
    financeClosedUntil: row.finance_closed_until,
    defaultCustomerType: row.customer_type ?? 'Account',
    customCssId: row.custom_css_id,
    bankAccount: { ...defaultGroups.bankAccount, ...row.bank_account },
    insurance: { ...defaultInsurance, ...row.insurance },
    rateCallbackDelay: row.rate_callback_delay ?? defaultGroups.eCommerce.rateCallbackDelay,
  };
}

export type Letterhead = {
  /** Sender name and address: as configured by the tenant, else its legal name and host. */
  readonly name: string;
  readonly address: string;
  /** The host name used in its links. */
  readonly host: string;
};

/** Returns the sender details of the tenant's e-mails. */
export async function letterheadOf(db: TenantDb): Promise<Letterhead> {
  const row = await rows.letterhead(db);
  return {
    name: row.from_name ?? row.legal_name,
    address: row.from_address ?? `no-reply@${row.host}`,
    host: row.host,
  };
}

/** Returns the tenant's requirements for guests. */
export async function guestRulesOf(db: TenantDb): Promise<Settings['guests']> {
  const { rules } = await rows.guestRules(db);
  return { ...defaultGroups.guests, ...rules };
}

/** Returns the tenant's rules for line hauls. */
export async function lineHaulRulesOf(db: TenantDb): Promise<Settings['lineHauls']> {
  const { rules } = await rows.lineHaulRules(db);
  return { ...defaultGroups.lineHauls, ...rules };
}

/** Returns the tenant's password rules (decisions T-01). */
export async function passwordRulesOf(db: TenantDb): Promise<PasswordRules> {
  const { rules } = await rows.passwordRules(db);
  return { ...defaultPasswordRules, ...rules };
}

/** A tenant's number series (decisions T-08, B-40, J-06, J-22, F-09, F-10, F-15). */
export type SeriesKind = GaplessKind | keyof typeof gapped;

type GaplessKind =
  | 'customer'
  | 'invoice'
  | 'payment'
  | 'remittance'
  | 'creditNote'
  | 'rcti'
  | 'manifest'
  | 'driver'
  | 'lineHaul';

/** Series that may have gaps, so that no transaction waits for another (decision 0040). */
const gapped = { consignment: true, pickup: true, job: true } as const;

/**
 * Returns the next numbers of a series, formatted. Those of a gapless series stay locked until
 * commit: draw them last.
 * @throws {Problem} NumberSeriesExhausted if fewer than `count` are left; NumberIsTyped
 */
export async function nextNumbers(
  db: TenantDb,
  kind: SeriesKind,
  count: number,
): Promise<readonly string[]> {
  const runs =
    kind in gapped ? await reservedNumbers(db, kind, count) : await lockedNumbers(db, kind, count);
  if (runs === undefined && (await isManual(db, kind))) {
    throw new Problem(tenancyProblems.NumberIsTyped, { values: { kind } });
  }
  if (runs === undefined) {
    throw new Problem(tenancyProblems.NumberSeriesExhausted, { values: { kind, count } });
  }
  return runs.flatMap(({ series, first, count: length }) =>
    numbersOf({ ...series, first_no: first }, length),
  );
}

type Runs = readonly NumberRun<rows.SeriesRow>[] | undefined;

/**
 * Draws numbers in a separate transaction. A series created in this transaction is invisible to
 * others, so its numbers are drawn in this one.
 */
const reservedNumbers = async (db: TenantDb, kind: SeriesKind, count: number): Promise<Runs> =>
  (await drawNumbers<rows.SeriesRow>(
    db,
    { name: `no. ${kind}`, count },
    async (apart, reserved) => {
      const series = await rows.takeNumbers(apart, kind, reserved);
      return series && { series, first: series.first_no, count: reserved };
    },
  )) ?? lockedNumbers(db, kind, count);

async function lockedNumbers(db: TenantDb, kind: SeriesKind, count: number): Promise<Runs> {
  lockFor(db, `no. ${kind}`);
  const series = await rows.takeNumbers(db, kind, count);
  return series && [{ series, first: series.first_no, count }];
}

/** Returns the next number of a series. @throws {Problem} NumberSeriesExhausted */
export async function nextNumber(db: TenantDb, kind: SeriesKind): Promise<string> {
  const [number] = await nextNumbers(db, kind, 1);
  if (number === undefined) throw new Error('nextNumbers(1) answers one number');
  return number;
}
