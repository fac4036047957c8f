import { complaint } from '../../complaint.ts';
import { z } from 'zod';
import { revision } from '../../revision.ts';
import { CurrencyCode, TimezoneName } from '../../shared/codes.ts';
import { entity } from '../../entity.ts';
import { defaultPasswordRules } from '../../identity/passwords/rules.ts';
import { Guid, line } from '../../shared/fields.ts';
import { guidOf, ownId } from '../../shared/ids.ts';

/**
 * The mask returned for a secret; if sent back unchanged, the stored value is retained (decisions
 * T-09).
 */
export const secretMask = '********';

const amount = z.number().min(0, 'Must be 0 or more').max(1_000_000);
const share = z.number().min(0, 'Must be 0 or more').max(1, 'Must be 1 or less');

const Numbering = z.object({
  /** Users enter the number; it must be unique. */
  isManual: z.boolean(),
  prefix: line(16),
  postfix: line(16),
  /** The format of a number; always `{prefix}{number}{postfix}`. */
  format: line(64),
  start: z.number().int().min(1, 'Must be 1 or more').max(999_999_999_999),
  end: z.number().int().min(1, 'Must be 1 or more').max(999_999_999_999),
  maxLength: z.number().int().min(1, 'At least 1 digit').max(12, 'At most 12 digits'),
  /** The next number, formatted; read-only. */
  nextNumber: z.string().optional(),
});

/** An attribute of a directory, by its name (RFC 4512 §2.5). */
const attributeName = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9-]{0,63}$/, 'Please enter the name of an attribute, such as mail');

/** The maximum number of characters of a tenant's own style sheet. */
const customCssMax = 20_000;

const groups = {
  general: z.object({
    timezone: TimezoneName,
    /** The time zone as loaded, so that a save can detect whether it changed. */
    timezoneForComparison: z.string(),
  }),
  ui: z.object({
    logoId: guidOf('logo').nullable(),
    /** The current version of the tenant's own style sheet; null without one. */
    customCssId: Guid.nullable(),
    /** Beyond the specification: the style sheet itself, within a safe subset. */
    customCss: z
      .string()
      .max(customCssMax, complaint('At most {count} characters', { count: customCssMax })),
  }),
  userManagement: z.object({
    allowSelfRegistration: z.boolean(),
    isNewRegisteredUserActiveByDefault: z.boolean(),
    isEmailConfirmationRequiredForLogin: z.boolean(),
    useCaptchaOnRegistration: z.boolean(),
  }),
  email: z.object({
    defaultFromAddress: line(256),
    defaultFromDisplayName: line(128),
    smtpHost: line(253),
    smtpPort: z.number().int().min(1).max(65_535),
    smtpUserName: line(256),
    smtpPassword: z.string().max(256),
    smtpDomain: line(128),
    smtpEnableSsl: z.boolean(),
    smtpUseDefaultCredentials: z.boolean(),
  }),
  ldap: z.object({
    /** Whether this installation supports directories; always true. */
    isModuleEnabled: z.boolean(),
    isEnabled: z.boolean(),
    /** `corp.example`: the domain of the directory, and the base of its entries. */
    domain: line(253),
    /** The account for searches; empty for anonymous searches. */
    userName: line(256),
    password: z.string().max(256),
    /** Beyond the specification: `host` or `host:port`; defaults to the domain, on port 636. */
    server: line(260),
    /** Defaults to the domain's parts, `dc=corp,dc=example`. */
    searchBase: line(256),
    userNameAttribute: attributeName,
    emailAttribute: attributeName,
    nameAttribute: attributeName,
    surnameAttribute: attributeName,
    /** The attribute with a user's groups, from which roles follow: `getDirectoryRoles`. */
    groupAttribute: attributeName,
    /** Whether users of the directory get an account at their first sign-in. */
    createsUsers: z.boolean(),
  }),
  security: z.object({
    useDefaultPasswordComplexitySettings: z.boolean(),
    passwordComplexity: z.object({
      requireDigit: z.boolean(),
      requireLowercase: z.boolean(),
      requireNonAlphanumeric: z.boolean(),
      requireUppercase: z.boolean(),
      requiredLength: z.number().int().min(6, 'At least 6').max(128),
    }),
    userLockOut: z.object({
      isEnabled: z.boolean(),
      maxFailedAccessAttemptsBeforeLockout: z.number().int().min(1).max(100),
      defaultAccountLockoutSeconds: z.number().int().min(1).max(86_400),
    }),
    twoFactorLogin: z.object({
      isEnabledForApplication: z.boolean(),
      isEmailProviderEnabled: z.boolean(),
      isSmsProviderEnabled: z.boolean(),
      isRememberBrowserEnabled: z.boolean(),
      isGoogleAuthenticatorEnabled: z.boolean(),
    }),
  }),
  billing: z.object({ legalName: line(256), address: line(512), taxVatNo: line(64) }),
  /**
   * Beyond the specification: the account for customers' payments, printed on invoices and
   * statements.
   */
  bankAccount: z.object({
    bankName: line(128),
    accountName: line(128),
    bsb: line(7).regex(/^(\d{3}-?\d{3})?$/, 'A BSB has six digits, such as 062-000'),
    /** Digits, or an IBAN if there is no BSB. */
    accountNumber: line(34),
  }),
  customerCode: Numbering.extend({
    defaultCustomerType: z.enum(['Account', 'PayAsYouGo', 'PrePaid']),
    allowSelfRegistration: z.boolean(),
  }),
  invoiceNumber: Numbering,
  insurance: z.object({
    premiumMinimum: amount,
    premiumMultiplier: share,
    standardMinimum: amount,
    standardMultiplier: share,
    atiPremiumMinimum: amount,
    atiPremiumMultiplier: share,
    atiStandardMinimum: amount,
    atiStandardMultiplier: share,
    premiumMinimumValueLimit: amount,
    standardMinimumValueLimit: amount,
    atiMinimumValueLimit: amount,
  }),
  tax: z.object({ gst: z.number().min(0, 'Must be 0 or more').max(100, 'At most 100') }),
  payment: z.object({
    merchantId: ownId(line(128)),
    publicKey: line(256),
    privateKey: z.string().max(512),
    environment: z.enum(['Sandbox', 'Production']),
    tokenizationKey: line(256),
  }),
  currency: z.object({
    baseCurrency: CurrencyCode.min(3, 'Please enter a currency code such as AUD'),
    factors: z.record(CurrencyCode.min(3), z.number().positive().max(1_000_000)),
  }),
  eCommerce: z.object({ rateCallbackDelay: z.number().min(0).max(8) }),
  /** Beyond the specification: requirements for booking without an account. */
  guests: z.object({
    /** The terms to accept; empty for none. */
    terms: z.string().max(50_000),
    /**
     * Whether a guest's browser must work for a second before a card is charged, which deters bots.
     */
    needsProof: z.boolean(),
  }),
  lineHauls: z.object({
    /** Beyond the specification: whether a departure with unscanned articles can be confirmed. */
    mayDepartIncomplete: z.boolean(),
  }),
};

/** All settings of a tenant, in groups. */
export const TenantSettings = entity('TenantSettings', z.object({ ...groups, ...revision }));
export type TenantSettings = z.output<typeof TenantSettings>;

/** Changes to settings: an omitted group or field is left unchanged. */
export const TenantSettingsChanges = z.object({
  general: groups.general.partial().optional(),
  ui: groups.ui.omit({ customCssId: true }).partial().optional(),
  userManagement: groups.userManagement.partial().optional(),
  email: groups.email.partial().optional(),
  ldap: groups.ldap.partial().optional(),
  security: groups.security.partial().optional(),
  billing: groups.billing.partial().optional(),
  bankAccount: groups.bankAccount.partial().optional(),
  customerCode: groups.customerCode.partial().optional(),
  invoiceNumber: groups.invoiceNumber.partial().optional(),
  insurance: groups.insurance.partial().optional(),
  tax: groups.tax.partial().optional(),
  payment: groups.payment.partial().optional(),
  currency: groups.currency.partial().optional(),
  eCommerce: groups.eCommerce.partial().optional(),
  guests: groups.guests.partial().optional(),
  lineHauls: groups.lineHauls.partial().optional(),
  ...revision,
});
export type TenantSettingsChanges = Omit<z.output<typeof TenantSettingsChanges>, 'revision'>;

/** Insurance of a new tenant (decisions T-11). */
export const defaultInsurance: TenantSettings['insurance'] = {
  premiumMinimum: 10,
  premiumMultiplier: 0.02,
  standardMinimum: 5,
  standardMultiplier: 0.01,
  atiPremiumMinimum: 5,
  atiPremiumMultiplier: 0.01,
  atiStandardMinimum: 2.5,
  atiStandardMultiplier: 0.005,
  premiumMinimumValueLimit: 100,
  standardMinimumValueLimit: 100,
  atiMinimumValueLimit: 100,
};

/** A new tenant's defaults in the groups that are stored unchanged (decisions T-01 to T-14). */
export const defaultGroups = {
  ui: { logoId: null, customCssId: null, customCss: '' },
  userManagement: {
    isNewRegisteredUserActiveByDefault: true,
    isEmailConfirmationRequiredForLogin: false,
    useCaptchaOnRegistration: false,
  },
  email: {
    defaultFromAddress: '',
    defaultFromDisplayName: '',
    smtpHost: '',
    smtpPort: 587,
    smtpUserName: '',
    smtpPassword: '',
    smtpDomain: '',
    smtpEnableSsl: true,
    smtpUseDefaultCredentials: false,
  },
  ldap: {
    isModuleEnabled: true,
    isEnabled: false,
    domain: '',
    userName: '',
    password: '',
    server: '',
    searchBase: '',
    userNameAttribute: 'sAMAccountName',
    emailAttribute: 'mail',
    nameAttribute: 'givenName',
    surnameAttribute: 'sn',
    groupAttribute: 'memberOf',
    createsUsers: true,
  },
  security: {
    useDefaultPasswordComplexitySettings: true,
    passwordComplexity: defaultPasswordRules,
    userLockOut: {
      isEnabled: true,
      maxFailedAccessAttemptsBeforeLockout: 5,
      defaultAccountLockoutSeconds: 300,
    },
    twoFactorLogin: {
      isEnabledForApplication: false,
      isEmailProviderEnabled: true,
      isSmsProviderEnabled: false,
      isRememberBrowserEnabled: true,
      isGoogleAuthenticatorEnabled: true,
    },
  },
  bankAccount: { bankName: '', accountName: '', bsb: '', accountNumber: '' },
  customerCode: { start: 1, defaultCustomerType: 'Account', allowSelfRegistration: false },
  invoiceNumber: { start: 1 },
  insurance: defaultInsurance,
  payment: {
    merchantId: '',
    publicKey: '',
    privateKey: '',
    environment: 'Sandbox',
    tokenizationKey: '',
  },
  currency: { factors: {} },
  eCommerce: { rateCallbackDelay: 3 },
  guests: { terms: '', needsProof: false },
  lineHauls: { mayDepartIncomplete: true },
} as const;

/** Formats a number of a series (decisions T-08). */
export const numberText = (
  series: { readonly prefix: string; readonly postfix: string; readonly maxLength: number },
  number: number,
): string => `${series.prefix}${String(number).padStart(series.maxLength, '0')}${series.postfix}`;
