import { found } from '@waybill/contract/problem';
import type { TextSource } from '@waybill/contract/tenancy/languages/shapes';
import { tenancyProblems } from '@waybill/contract/tenancy/problems';
import type { TenantDb } from '#platform/db/database.ts';
import { languageChain, textsIn } from './domain/texts.ts';
import { type LanguageRow, languages, ownTexts } from './sql.ts';

/**
 * Returns the tenant's language with that name, regardless of case.
 * @throws {Problem} LanguageNotFound
 */
export const languageNamed = (all: readonly LanguageRow[], name: string): LanguageRow =>
  found(
    all.find((language) => language.name.toLowerCase() === name.toLowerCase()),
    tenancyProblems.LanguageNotFound,
    { name },
  );

/** Returns the default language, used for all users who have not chosen one. */
export const defaultLanguage = (all: readonly LanguageRow[]): LanguageRow =>
  found(
    all.find((language) => language.is_default),
    tenancyProblems.LanguageNotFound,
  );

/** Returns the requested language if the tenant has it, else the default. */
export function spokenLanguage(
  all: readonly LanguageRow[],
  query: string | undefined,
): LanguageRow {
  const enabled = all.find(
    ({ name, is_disabled }) => !is_disabled && name.toLowerCase() === query?.toLowerCase(),
  );
  return enabled ?? defaultLanguage(all);
}

/** Returns the texts of a source in the given languages. */
export async function readingOf(db: TenantDb, source: TextSource, names: readonly string[]) {
  const own = await ownTexts(db, source, names.flatMap(languageChain));
  return textsIn(source, own);
}

type Query = {
  readonly sourceName: TextSource;
  readonly baseLanguageName?: string | undefined;
  readonly targetLanguageName?: string | undefined;
};

/** Returns the two languages of a grid or a file; the target defaults to the base. */
export async function twoLanguages(db: TenantDb, query: Query) {
  const all = await languages(db);
  const { baseLanguageName: baseName } = query;
  const base = baseName ? languageNamed(all, baseName) : defaultLanguage(all);
  const target = query.targetLanguageName ? languageNamed(all, query.targetLanguageName) : base;
  const reading = await readingOf(db, query.sourceName, [base.name, target.name]);
  return { base, target, reading };
}
