import { complaint } from '../../complaint.ts';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { Id, TextMap, line, requiredLine } from '../../shared/fields.ts';
import { listInput, pageOf } from '../../shared/page.ts';
import { TableImport } from '../../shared/imports.ts';
import { tenancyProblems } from '../problems.ts';
import {
  Language,
  LanguageText,
  LanguageToSave,
  textApps,
  textLengthMax,
  textSources,
} from './shapes.ts';
import { revision } from '../../revision.ts';
import { idOf } from '../../shared/ids.ts';

const languageName = requiredLine(32, 'Please enter the language');

const sourceName = z.enum(textSources, {
  error: complaint('Must be one of {choices}', { choices: textSources.join(', ') }),
});

export const getLanguages = endpoint({
  path: '/api/core/language/getlanguages',
  access: 'signedIn',
  summary: "Returns the tenant's languages and the default language.",
  output: z.object({ defaultLanguageName: z.string(), items: z.array(Language) }),
  rowsAreEdited: true,
});

/** Not part of the specification (decisions T-29): the texts that a page needs before sign-in. */
export const getTexts = endpoint({
  path: '/api/core/language/gettexts',
  access: 'guest',
  summary: 'Returns the screen texts that differ from the English ones, keyed by the English text.',
  input: z.object({
    languageName: line(32).optional(),
    /** The app that shows them; all texts if omitted. */
    app: z.enum(textApps).optional(),
  }),
  output: z.object({
    /** The requested language, or the default if it is not one of the tenant's. */
    languageName: z.string(),
    languages: z.array(z.object({ name: z.string(), displayName: z.string() })),
    texts: TextMap,
  }),
});

export const getLanguageTexts = endpoint({
  path: '/api/core/language/getlanguagetexts',
  access: 'Administration.Languages',
  summary: 'Returns the texts of a source in two languages; a page of 0 returns all.',
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
  summary: 'Sets a text of a language; an empty one restores the built-in text.',
  input: z.object({
    languageName,
    sourceName,
    key: requiredLine(512, 'Please enter the key'),
    value: line(textLengthMax),
  }),
  output: z.null(),
  problems: [tenancyProblems.LanguageNotFound],
});

/**
 * The texts in a file; the specification has no target language: by default it is the base
 * language.
 */
const ofTextFile = {
  baseLanguageName: line(32).optional(),
  targetLanguageName: line(32).optional(),
};

export const exportLanguageTexts = endpoint({
  path: '/api/core/language/exportLanguageTexts',
  access: 'Administration.Languages',
  summary: 'Exports the texts of a source as CSV: key, baseValue, targetValue.',
  input: z.object({ sourceName: sourceName.default('Platform'), ...ofTextFile }),
  output: z.string(),
  response: 'text',
  problems: [tenancyProblems.LanguageNotFound],
});

export const importLanguageTexts = endpoint({
  method: 'POST',
  path: '/api/core/language/importLanguageTexts',
  access: 'Administration.Languages',
  summary:
    'Imports texts from CSV or a workbook; invalid rows are returned with their row number, ' +
    'and other texts do not change.',
  input: z.object({ sourceName: sourceName.default('Platform'), ...ofTextFile }),
  inQuery: ['sourceName', 'baseLanguageName', 'targetLanguageName'],
  upload: 'file',
  output: TableImport,
  problems: [tenancyProblems.LanguageNotFound],
});

/** Not part of the specification (decisions T-27). */
export const createOrUpdateLanguage = endpoint({
  method: 'POST',
  path: '/api/core/language/createorupdatelanguage',
  access: 'Administration.Languages',
  summary: 'Creates or updates a language.',
  input: z.object({ language: LanguageToSave, ...revision }),
  output: z.object({ id: Id }),
  problems: [
    tenancyProblems.LanguageNotFound,
    tenancyProblems.LanguageTaken,
    tenancyProblems.LanguageNeeded,
  ],
  replaces: {
    read: getLanguages,
    argsOf: ({ language: { id } }) => (id ? {} : null),
    which: ({ language: { id } }) => ({ id }),
  },
});

/** Not part of the specification (decisions T-27). */
export const deleteLanguage = endpoint({
  method: 'DELETE',
  path: '/api/core/language/deletelanguage',
  access: 'Administration.Languages',
  summary: "Deletes a language with the tenant's own texts in it.",
  input: z.object({ id: idOf('language') }),
  output: z.null(),
  problems: [tenancyProblems.LanguageNotFound, tenancyProblems.LanguageNeeded],
});
