import type { Heard } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { indexWords, keyOf } from './domain.ts';
import { kinds } from './kinds.ts';
import * as rows from './sql.ts';

type Kind = (typeof kinds)[number];

/** Every fact with what it makes the index look at again. */
export const hearings: Readonly<Record<string, (heard: Heard) => Promise<void>>> =
  Object.fromEntries(
    kinds.flatMap((kind) =>
      kind.facts.map((name) => [
        name,
        async ({ fact, db }: Heard) => refresh(db, kind, String(fact.payload['id'])),
      ]),
    ),
  );

/** Brings the entry of one record up to date, or takes it away. */
async function refresh(db: TenantDb, kind: Kind, ref: string): Promise<void> {
  await rows.takeTurn(db, kind.type, ref);
  const card = await rows.card(db, kind, ref);
  await rows.index(db, [card === undefined ? gone(kind, ref) : entryOf(kind, card)]);
}

/** Builds the whole index of a tenant; what is there already is replaced. */
export async function indexEverything(db: TenantDb): Promise<void> {
  for (const kind of kinds) {
    const cards = await rows.allCards(db, kind);
    if (cards.length > 0)
      await rows.index(
        db,
        cards.map((card) => entryOf(kind, card)),
      );
  }
}

const entryOf = ({ type }: Kind, card: rows.Card): rows.EntryToWrite => ({
  type,
  ref: card.ref,
  customer: card.customer_id,
  title: card.title,
  key: keyOf(card.title),
  words: indexWords([card.title, card.words]),
  details: card.details,
  at: card.at,
});

const gone = ({ type }: Kind, ref: string): rows.EntryToWrite => ({
  type,
  ref,
  customer: null,
  title: null,
  key: null,
  words: [],
  details: [],
  at: null,
});
