import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, line, requiredLine, TextMap } from '../shared/fields.ts';
import { TableImport } from '../shared/imports.ts';
import { listInput, pageOf } from '../shared/page.ts';
import { FileBytes } from '../shared/file.ts';
import { Language, LanguageText, LanguageToSave, textLengthMax, textSources } from './languages.ts';
import { tenancyProblems } from './problems.ts';
import { SidebarLink, SidebarLinkToSave } from './sidebar-links.ts';
import { TenantSettings, TenantSettingsChanges } from './settings.ts';
import { TenantAvailabilityResult, TenantConfiguration, TenantFeatureRecord } from './shapes.ts';

export const isTenantAvailable = endpoint({
  method: 'POST',
  path: '/api/core/account/istenantavailable',
  access: 'none',
  summary: 'Which tenant a host name belongs to, and whether it is active.',
  input: z.object({ tenancyName: line(253) }),
  output: TenantAvailabilityResult,
  reads: true,
});

export const getConfiguration = endpoint({
  path: '/api/core/configuration/getconfiguration',
  access: 'guest',
  summary: 'What the shell needs before sign-in: billing address, currency, time zone.',
  output: TenantConfiguration,
});

export const getLogo = endpoint({
  path: '/api/core/tenant/getlogo',
  access: 'guest',
  summary: "The tenant's logo.",
  output: FileBytes,
  answer: 'file',
});

/** Not of the specification (decisions T-29): what `customCssId` stands for. */
export const getCustomCss = endpoint({
  path: '/api/core/tenant/getcustomcss',
  access: 'guest',
  summary: "The tenant's own style sheet; the version is its `customCssId`, for browsers' sake.",
  input: z.object({ version: z.string().max(64).optional() }),
  output: FileBytes,
  answer: 'file',
});

export const getTenantFeatures = endpoint({
  path: '/api/core/feature/gettenantfeatuers',
  aliases: ['/api/core/feature/gettenantfeatures'],
  access: 'signedIn',
  summary: 'Which features are on for the tenant.',
  input: z.object({ tenantId: Id.optional() }),
  output: TenantFeatureRecord,
});

export const getAllSettings = endpoint({
  path: '/api/core/tenantsettings/getallsettings',
  access: 'Administration.Settings',
  summary: 'Everything the tenant has set; secrets read as ********.',
  output: TenantSettings,
});

export const updateAllSettings = endpoint({
  method: 'PUT',
  path: '/api/core/tenantsettings/updateallsettings',
  access: 'Administration.Settings',
  summary: 'Changes settings; what is left out, and a secret sent as ********, stays.',
  input: TenantSettingsChanges,
  output: z.null(),
});

/** Not part of the specification (decisions T-29). */
export const sendTestEmail = endpoint({
  method: 'POST',
  path: '/api/core/tenantsettings/sendtestemail',
  access: 'Administration.Settings',
  summary:
    'Sends a letter the way the saved settings say, and tells what the mail server answered.',
  input: z.object({
    emailAddress: requiredLine(256, 'Please enter an e-mail address').pipe(
      z.email('Please enter a valid e-mail address'),
    ),
  }),
  output: z.object({
    /** False where the server did not take it, or where there is no server and it stays here. */
    wasSent: z.boolean(),
    /** `host:port`; null for the installation's own mail server. */
    server: z.string().nullable(),
    /** In the server's own words. */
    answer: z.string(),
  }),
  perMinute: 6,
});

/** Not part of the specification (decisions T-29). */
export const testDirectory = endpoint({
  method: 'POST',
  path: '/api/core/tenantsettings/testdirectory',
  access: 'Administration.Settings',
  summary: 'Looks a user name up in the directory as the saved settings say.',
  input: z.object({ userName: requiredLine(256, 'Please enter a username') }),
  output: z.object({
    /** `host:port`; null where no directory is named. */
    server: z.string().nullable(),
    /** What went wrong; null where the directory answered. */
    problem: z.string().nullable(),
    /** Whom it found; null where nobody, or more than one, has the name. */
    person: z
      .object({
        userName: z.string(),
        emailAddress: z.string(),
        name: z.string(),
        surname: z.string(),
        groups: z.array(z.string()),
      })
      .nullable(),
  }),
  perMinute: 12,
});

export const updateTenantFeatures = endpoint({
  method: 'PUT',
  path: '/api/core/feature/updatetenantfeatures',
  access: 'Administration.Settings',
  summary: 'Switches features of the tenant on or off; what is left out stays.',
  input: z.object({
    featureValues: z.array(
      z.object({ name: z.string(), value: z.union([z.boolean(), z.string()]) }),
    ),
  }),
  output: z.null(),
});

// Sidebar links

export const getSidebarLinks = endpoint({
  path: '/api/core/tenant/getsidebarlinks',
  access: 'signedIn',
  summary: "Further links of the tenant's sidebar; customers' people have none.",
  input: z.object(listInput),
  output: pageOf(SidebarLink),
});

export const getSidebarLinkForEdit = endpoint({
  path: '/api/core/tenant/getSidebarLinkForEdit',
  access: 'Administration.Settings',
  summary: 'One sidebar link.',
  input: z.object({ id: Id }),
  output: z.object({ sidebarLink: SidebarLink }),
  problems: [tenancyProblems.SidebarLinkNotFound],
});

export const createOrUpdateSidebarLink = endpoint({
  method: 'POST',
  path: '/api/core/tenant/createorupdatesidebarlink',
  access: 'Administration.Settings',
  summary: 'Adds a link to the sidebar, or replaces one.',
  input: z.object({ sidebarLink: SidebarLinkToSave }),
  output: z.object({ id: Id }),
  problems: [tenancyProblems.SidebarLinkNotFound],
});

export const deleteSidebarLink = endpoint({
  method: 'DELETE',
  path: '/api/core/tenant/deletesidebarlink',
  access: 'Administration.Settings',
  summary: 'Takes a link off the sidebar.',
  input: z.object({ id: Id }),
  output: z.null(),
  problems: [tenancyProblems.SidebarLinkNotFound],
});

// Languages

const languageName = requiredLine(32, 'Please enter the language');
const sourceName = z.enum(textSources, { error: `Must be one of ${textSources.join(', ')}` });

export const getLanguages = endpoint({
  path: '/api/core/language/getlanguages',
  access: 'signedIn',
  summary: 'The languages of the tenant, and which one stands for those who chose none.',
  output: z.object({ defaultLanguageName: z.string(), items: z.array(Language) }),
});

/** Not of the specification (decisions T-29): what a page needs before anybody signs in. */
export const getTexts = endpoint({
  path: '/api/core/language/gettexts',
  access: 'guest',
  summary: 'The texts of the screens that differ from the English ones, by the English ones.',
  input: z.object({ languageName: line(32).optional() }),
  output: z.object({
    /** The language asked for, or the default where it is not one of the tenant's. */
    languageName: z.string(),
    languages: z.array(z.object({ name: z.string(), displayName: z.string() })),
    texts: TextMap,
  }),
});

export const getLanguageTexts = endpoint({
  path: '/api/core/language/getlanguagetexts',
  access: 'Administration.Languages',
  summary: 'The texts of a source in two languages; all of them for a page of 0.',
  input: z.object({
    ...listInput,
    sourceName,
    baseLanguageName: line(32).optional(),
    targetLanguageName: languageName,
    targetValueFilter: z.enum(['ALL', 'EMPTY'], { error: 'Must be ALL or EMPTY' }).default('ALL'),
    filterText: line(256).optional(),
  }),
  output: pageOf(LanguageText),
  problems: [tenancyProblems.LanguageNotFound],
});

export const updateLanguageTexts = endpoint({
  method: 'PUT',
  path: '/api/core/language/updateLanguageTexts',
  access: 'Administration.Languages',
  summary: 'Gives a text of a language; an empty one brings the built-in text back.',
  input: z.object({
    languageName,
    sourceName,
    key: requiredLine(512, 'Please enter the key'),
    value: line(textLengthMax),
  }),
  output: z.null(),
  problems: [tenancyProblems.LanguageNotFound],
});

/** Which texts a file holds; the specification names no target, then it is the base language. */
const ofTextFile = {
  baseLanguageName: line(32).optional(),
  targetLanguageName: line(32).optional(),
};

export const exportLanguageTexts = endpoint({
  path: '/api/core/language/exportLanguageTexts',
  access: 'Administration.Languages',
  summary: 'The texts of a source as CSV: key, baseValue, targetValue.',
  input: z.object({ sourceName: sourceName.default('Platform'), ...ofTextFile }),
  output: z.string(),
  answer: 'text',
  problems: [tenancyProblems.LanguageNotFound],
});

export const importLanguageTexts = endpoint({
  method: 'POST',
  path: '/api/core/language/importLanguageTexts',
  access: 'Administration.Languages',
  summary:
    'Takes texts from CSV or a workbook; rows that do not fit come back with their number, others stay.',
  input: z.object({ sourceName: sourceName.default('Platform'), ...ofTextFile }),
  inQuery: ['sourceName', 'baseLanguageName', 'targetLanguageName'],
  upload: 'file',
  output: TableImport,
  problems: [tenancyProblems.LanguageNotFound],
});

/** Not of the specification (decisions T-27). */
export const createOrUpdateLanguage = endpoint({
  method: 'POST',
  path: '/api/core/language/createorupdatelanguage',
  access: 'Administration.Languages',
  summary: 'Adds a language, or changes one.',
  input: z.object({ language: LanguageToSave }),
  output: z.object({ id: Id }),
  problems: [
    tenancyProblems.LanguageNotFound,
    tenancyProblems.LanguageTaken,
    tenancyProblems.LanguageNeeded,
  ],
});

/** Not of the specification (decisions T-27). */
export const deleteLanguage = endpoint({
  method: 'DELETE',
  path: '/api/core/language/deletelanguage',
  access: 'Administration.Languages',
  summary: 'Takes a language away, with the texts the tenant gave it.',
  input: z.object({ id: Id }),
  output: z.null(),
  problems: [tenancyProblems.LanguageNotFound, tenancyProblems.LanguageNeeded],
});
