import type { TheirOrganisation } from '@waybill/adapters/accounting';
import type { BooksProgramCode } from '@waybill/contract/books/lifecycle';
import type { BooksSettings } from '@waybill/contract/books/connection/shapes';
import { english, type Message, type Sentence } from '@waybill/contract/sentence';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { TenantDb } from '#platform/db/database.ts';
import { sentenceJson } from '#platform/db/sentence-json.ts';

export type SettingsOfBooks = z.output<typeof BooksSettings>;

export type ConnectionRow = {
  readonly program: BooksProgramCode;
  readonly client_id: string;
  readonly client_secret: string | null;
  readonly access_token: string;
  readonly refresh_token: string;
  readonly access_expires_at: Date;
  readonly organisation_id: string;
  readonly organisation_name: string;
  readonly organisations: readonly TheirOrganisation[];
  readonly settings: SettingsOfBooks | null;
  readonly problem: string | null;
  readonly problem_sentence: Sentence | null;
  readonly connected_at: Date;
  readonly connected_by_name: string;
  readonly payments_read_to: Date | null;
  readonly compare_requested_at: Date | null;
  readonly compared_at: Date | null;
};

const columns = sql`
  program, client_id, client_secret, access_token, refresh_token, access_expires_at,
  organisation_id, organisation_name, organisations,
  '{"bills": null}'::jsonb || settings as settings, problem, problem_sentence,
  connected_at, connected_by_name, payments_read_to, compare_requested_at, compared_at
`;

export const connection = (db: TenantDb): Promise<ConnectionRow | undefined> =>
  db.maybeOne(sql<ConnectionRow>`select ${columns} from books.connection`);

/** The connection, locked until the transaction ends: one refreshes its tokens at a time. */
export const lockConnection = (db: TenantDb): Promise<ConnectionRow | undefined> =>
  db.maybeOne(sql<ConnectionRow>`select ${columns} from books.connection for update`);

export type NewAuthorisation = {
  readonly stateHash: string;
  readonly userId: number;
  readonly program: BooksProgramCode;
  readonly clientId: string;
  readonly clientSecret: string | null;
  readonly verifier: string;
  readonly redirectUri: string;
  readonly expiresAt: Date;
};

export const addAuthorisation = (db: TenantDb, one: NewAuthorisation): Promise<number> =>
  db.run(sql`
    insert into books.authorisation (
      tenant_id, state_hash, user_id, program, client_id, client_secret, verifier, redirect_uri,
      expires_at
    ) values (
      ${db.scope.tenantId}, ${one.stateHash}, ${one.userId}, ${one.program}, ${one.clientId},
      ${one.clientSecret}, ${one.verifier}, ${one.redirectUri}, ${one.expiresAt}
    )
  `);

export type AuthorisationRow = {
  readonly program: BooksProgramCode;
  readonly client_id: string;
  readonly client_secret: string | null;
  readonly verifier: string;
  readonly redirect_uri: string;
};

/** Deletes and returns the sign-in that a user began, so that it is used only once. */
export const takeAuthorisation = (
  db: TenantDb,
  whose: { readonly stateHash: string; readonly userId: number; readonly now: Date },
): Promise<AuthorisationRow | undefined> =>
  db.maybeOne(sql<AuthorisationRow>`
    delete from books.authorisation
    where state_hash = ${whose.stateHash} and user_id = ${whose.userId}
      and expires_at > ${whose.now}
    returning program, client_id, client_secret, verifier, redirect_uri
  `);

export const dropExpiredAuthorisations = (db: TenantDb, now: Date): Promise<number> =>
  db.run(sql`delete from books.authorisation where expires_at <= ${now}`);

export type SealedTokens = {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expiresAt: Date;
};

export type NewConnection = Pick<AuthorisationRow, 'program' | 'client_id' | 'client_secret'> &
  SealedTokens & {
    readonly organisation: TheirOrganisation | null;
    readonly organisations: readonly TheirOrganisation[];
    readonly userName: string;
    readonly now: Date;
  };

/** Retains the settings if the same organisation is connected again. */
export const saveConnection = (db: TenantDb, one: NewConnection): Promise<number> =>
  db.run(sql`
    insert into books.connection as c (
      tenant_id, program, client_id, client_secret, access_token, refresh_token,
      access_expires_at, organisation_id, organisation_name, organisations, connected_at,
      connected_by_name
    ) values (
      ${db.scope.tenantId}, ${one.program}, ${one.client_id}, ${one.client_secret},
      ${one.accessToken}, ${one.refreshToken}, ${one.expiresAt}, ${one.organisation?.id ?? ''},
      ${one.organisation?.name ?? ''}, ${JSON.stringify(one.organisations)}::jsonb, ${one.now},
      ${one.userName}
    )
    on conflict (tenant_id) do update set
      program = excluded.program, client_id = excluded.client_id,
      client_secret = excluded.client_secret, access_token = excluded.access_token,
      refresh_token = excluded.refresh_token, access_expires_at = excluded.access_expires_at,
      settings = case when excluded.organisation_id = c.organisation_id then c.settings end,
      payments_read_to =
        case when excluded.organisation_id = c.organisation_id then c.payments_read_to end,
      organisation_id = excluded.organisation_id, organisation_name = excluded.organisation_name,
      organisations = excluded.organisations, connected_at = excluded.connected_at,
      connected_by_name = excluded.connected_by_name, problem = null, problem_sentence = null
  `);

export const setOrganisation = (db: TenantDb, one: TheirOrganisation): Promise<number> =>
  db.run(sql`
    update books.connection set
      organisation_id = ${one.id}, organisation_name = ${one.name}, organisations = '[]'
  `);

export const setTokens = (db: TenantDb, tokens: SealedTokens): Promise<number> =>
  db.run(sql`
    update books.connection set
      access_token = ${tokens.accessToken}, refresh_token = ${tokens.refreshToken},
      access_expires_at = ${tokens.expiresAt}, problem = null, problem_sentence = null
  `);

export const setSettings = (db: TenantDb, settings: SettingsOfBooks): Promise<number> =>
  db.run(sql`
    update books.connection set settings = ${JSON.stringify(settings)}::jsonb
  `);

export const setProblem = (db: TenantDb, problem: Message): Promise<number> =>
  db.run(sql`
    update books.connection set
      problem = ${english(problem)}, problem_sentence = ${sentenceJson(problem)}::jsonb
  `);

export const dropConnection = (db: TenantDb): Promise<number> =>
  db.run(sql`delete from books.connection`);

/** Deletes the transfers to another organisation, which do not apply to this one. */
export async function dropForeignTransfers(db: TenantDb, organisationId: string): Promise<void> {
  const dropped = await db.run(sql`
    delete from books.transfer where organisation_id <> ${organisationId}
  `);
  if (dropped === 0) return;
  await db.run(sql`delete from books.their_document`);
  await db.run(sql`
    delete from books.prepayment p where not exists (
      select from books.transfer t
      where t.tenant_id = p.tenant_id and t.kind = 'Prepayment' and t.our_id = p.id
    )
  `);
}

/** Reserves a call in the minute at hand: null if it fits, else when the next minute begins. */
export async function reserveCall(
  db: TenantDb,
  { limit, now }: { readonly limit: number; readonly now: Date },
): Promise<Date | null> {
  const isOver = sql`
    coalesce(minute_began_at, '-infinity') <= ${now}::timestamptz - interval '1 minute'
  `;
  const { full_until: fullUntil } = await db.one(sql<{ full_until: Date | null }>`
    with reserved as (
      update books.connection set
        minute_began_at = case when ${isOver} then ${now} else minute_began_at end,
        calls_in_minute = case when ${isOver} then 1 else calls_in_minute + 1 end
      where ${isOver} or calls_in_minute < ${limit}
      returning 1
    )
    select case when not exists (select from reserved) then (
      select minute_began_at + interval '1 minute' from books.connection
    ) end as full_until
  `);
  return fullUntil;
}

export const notePaymentsRead = (db: TenantDb, readTo: Date): Promise<number> =>
  db.run(sql`update books.connection set payments_read_to = ${readTo}`);

export const noteCompareRequested = (db: TenantDb, now: Date): Promise<number> =>
  db.run(sql`update books.connection set compare_requested_at = ${now}`);

export const noteCompared = (db: TenantDb, now: Date): Promise<number> =>
  db.run(sql`update books.connection set compared_at = ${now}, compare_requested_at = null`);
