import { type Sentence } from '@waybill/contract/sentence';
import type { CallPurpose } from '@waybill/contract/carriers/shapes';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export type CallRow = {
  readonly id: number;
  readonly account_id: number;
  readonly purpose: CallPurpose;
  readonly booking_id: number | null;
  readonly is_ok: boolean;
  readonly answer: string | null;
  readonly outcome_sentence: Sentence | null;
  readonly request: string | null;
  readonly response: string | null;
  readonly took_ms: number;
  readonly at: Date;
};

export type NewCall = Omit<CallRow, 'id'>;

export const addCalls = (db: TenantDb, calls: readonly NewCall[]): Promise<number> =>
  db.run(sql`
    insert into carriers.call (
      tenant_id, account_id, purpose, booking_id, is_ok, answer, outcome_sentence, request,
      response, took_ms, at
    )
    select ${db.scope.tenantId}, account_id, purpose, booking_id, is_ok, answer, outcome_sentence,
           request, response, took_ms, at
    from jsonb_to_recordset(${JSON.stringify(calls)}::jsonb) as provided (
      account_id bigint, purpose text, booking_id bigint, is_ok boolean, answer text,
      outcome_sentence jsonb, request text, response text, took_ms integer, at timestamptz
    )
    order by at
  `);

/** Deletes the oldest rows before a time, at most `most`; returns how many. */
export const forgetCalls = (db: TenantDb, before: Date, most: number): Promise<number> =>
  db.run(sql`
    delete from carriers.call where id in (
      select id from carriers.call where at < ${before} order by at limit ${most}
    )
  `);

/** The last request of an account, or null: a column for a list of accounts. */
export const lastCall = sql`(
  select json_build_object(
    'at', l.at, 'purpose', l.purpose, 'isOk', l.is_ok, 'answer', l.answer
  )
  from carriers.call l
  where l.tenant_id = a.tenant_id and l.account_id = a.id
  order by l.at desc, l.id desc limit 1
)`;

export type LastCall = {
  readonly at: string;
  readonly purpose: CallPurpose;
  readonly isOk: boolean;
  readonly answer: string | null;
};
