import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { List } from '#platform/lists/declaration.ts';
import { type ListQuery, listPage, type RowPage } from '#platform/lists/list.ts';
import { messageColumns, type MessageRow } from './sql.ts';

const text = (column: string) => ({ sql: column, type: 'text' }) as const;

const messages: List = {
  fields: {
    id: { sql: 'id', type: 'uuid' },
    channel: text("(case channel when 'Sms' then 'SMS' else 'E-mail' end)"),
    from: text('sender_address'),
    to: text("array_to_string(recipients, ', ')"),
    subject: text('subject'),
    status: text('status'),
    event: text("coalesce(event, '')"),
    discussionid: { sql: 'discussion_id', type: 'uuid' },
    customerid: { sql: 'customer_id', type: 'bigint' },
    creationtime: { sql: 'created_at', type: 'timestamptz' },
    senttime: { sql: 'sent_at', type: 'timestamptz' },
  },
  searched: ['to', 'subject', 'event'],
  sorting: 'creationtime desc',
  tieBreak: 'id',
};

/** E-mails and text messages; for a customer only its own. Push messages are not included. */
export const messagesPage = (
  db: TenantDb,
  query: ListQuery & { readonly discussionid?: string | undefined },
): Promise<RowPage<MessageRow>> => {
  const { discussionid: id } = query;
  return listPage(db, messages, {
    query,
    select: sql<MessageRow>`${messageColumns}`,
    from: sql`messaging.message`,
    where:
      id === undefined ? sql`channel <> 'Push'` : sql`channel <> 'Push' and discussion_id = ${id}`,
  });
};
