import type { TextSource } from '@waybill/contract/tenancy/languages/shapes';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export type LanguageRow = {
  readonly id: number;
  readonly name: string;
  readonly display_name: string;
  readonly icon: string | null;
  readonly is_disabled: boolean;
  readonly is_default: boolean;
};

/** Returns all languages of the tenant, the default first. */
export const languages = (db: TenantDb): Promise<LanguageRow[]> =>
  db.reference(sql<LanguageRow>`select ${columns} from tenancy.language order by ${defaultFirst}`);

/** The same, locked because they are about to be changed. */
export const languagesToChange = (db: TenantDb): Promise<LanguageRow[]> =>
  db.many(sql<LanguageRow>`
    select ${columns} from tenancy.language order by ${defaultFirst} for update
  `);

const columns = sql`id, name, display_name, icon, is_disabled, is_default`;
const defaultFirst = sql`is_default desc, lower(display_name), id`;

type Fields = Omit<LanguageRow, 'id'>;

export const addLanguage = (db: TenantDb, language: Fields): Promise<{ id: number }> =>
  db.one(sql<{ id: number }>`
    insert into tenancy.language (tenant_id, name, display_name, icon, is_disabled, is_default)
    values (
      ${db.scope.tenantId}, ${language.name}, ${language.display_name}, ${language.icon},
      ${language.is_disabled}, ${language.is_default}
    )
    returning id
  `);

export const saveLanguage = (
  db: TenantDb,
  id: number,
  language: Fields,
): Promise<{ id: number } | undefined> =>
  db.maybeOne(sql<{ id: number }>`
    update tenancy.language set
      name = ${language.name}, display_name = ${language.display_name}, icon = ${language.icon},
      is_disabled = ${language.is_disabled}, is_default = ${language.is_default}
    where id = ${id}
    returning id
  `);

/** Clears the default flag, before another language becomes the default. */
export const noDefaultLanguage = (db: TenantDb): Promise<number> =>
  db.run(sql`update tenancy.language set is_default = false where is_default`);

export const removeLanguage = (db: TenantDb, id: number): Promise<number> =>
  db.run(sql`delete from tenancy.language where id = ${id}`);

export type TenantTextRow = {
  readonly language: string;
  readonly key: string;
  readonly value: string;
};

/** Returns the tenant's own texts of a source in the given languages. */
export const ownTexts = (
  db: TenantDb,
  source: TextSource,
  languageNames: readonly string[],
): Promise<TenantTextRow[]> =>
  db.reference(sql<TenantTextRow>`
    select l.name as language, t.key, t.value
    from tenancy.language_text t
    join tenancy.language l on l.tenant_id = t.tenant_id and l.id = t.language_id
    where t.source = ${source}
      and lower(l.name) = any (${languageNames.map((name) => name.toLowerCase())}::text[])
  `);

type StoredText = { readonly key: string; readonly value: string };
type Texts = { readonly languageId: number; readonly source: TextSource };

/** Saves texts of a language; returns how many were new. */
export const saveTexts = async (
  db: TenantDb,
  { languageId, source }: Texts,
  texts: readonly StoredText[],
): Promise<number> => {
  const saved = await db.many(sql<{ isNew: boolean }>`
    insert into tenancy.language_text (tenant_id, language_id, source, key, value)
    select ${db.scope.tenantId}::bigint, ${languageId}::bigint, ${source}, key, value
    from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as t (key text, value text)
    on conflict (tenant_id, language_id, source, key) do update set value = excluded.value
    returning xmax = 0 as "isNew"
  `);
  return saved.filter(({ isNew }) => isNew).length;
};

/** Deletes the tenant's own text, so that the built-in one applies again. */
export const forgetText = (
  db: TenantDb,
  { languageId, source }: Texts,
  key: string,
): Promise<number> =>
  db.run(sql`
    delete from tenancy.language_text
    where language_id = ${languageId} and source = ${source} and key = ${key}
  `);
