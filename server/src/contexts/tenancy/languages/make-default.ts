import type { TenantDb } from '#platform/db/database.ts';
import { languageNamed } from './languages.ts';
import { languagesToChange, noDefaultLanguage, saveLanguage } from './sql.ts';

/**
 * Makes a language of the tenant the default of all users who chose none.
 * @throws {Problem} LanguageNotFound
 */
export async function makeDefault(db: TenantDb, name: string): Promise<void> {
  const { id, ...language } = languageNamed(await languagesToChange(db), name);
  await noDefaultLanguage(db);
  await saveLanguage(db, id, { ...language, is_default: true });
}
