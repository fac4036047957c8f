import { useFoundRecords } from '#contexts/search/links/use-found-records.ts';
import { useLabel } from '#ui/labels.ts';
import type { ListOption } from '#ui/ListOptions.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { inWords } from '../notifications/message-labels.ts';
import { type MentionScope, useSuggestedUsers } from './calls.ts';
import { beingNamed, type Sign } from './naming.ts';
import { type NamedRecord, recordOf } from './records.ts';
import type { NameablePerson } from './use-mentions.ts';

const debounce_ms = 200;
const displayedMax = 8;

/** The candidates for the text before the caret; undefined while unknown. */
export type Nameable = {
  readonly sign: Sign;
  readonly typed: string;
  readonly options: readonly ListOption<Choice>[];
};
type Choice =
  | { readonly sign: '@'; readonly person: NameablePerson }
  | { readonly sign: '#'; readonly record: NamedRecord };

/** Queries people after an @, and records after a #, by the text up to the caret. */
export function useNameable(textBefore: string, scope: MentionScope): Nameable | undefined {
  const people = usePeople(beingNamed('@', textBefore), scope);
  const records = useRecords(beingNamed('#', textBefore));
  return people ?? records;
}

function usePeople(typed: string | undefined, scope: MentionScope): Nameable | undefined {
  const query = useDebounced(typed ?? '', debounce_ms);
  const { data } = useSuggestedUsers(query, scope);
  if (typed === undefined || query.length < 2 || data === undefined) return undefined;
  const options = data.items.map((person) => ({
    id: person.id,
    label: person.name,
    value: { sign: '@' as const, person },
  }));
  return { sign: '@', typed, options };
}

function useRecords(typed: string | undefined): Nameable | undefined {
  const wordOf = useLabel();
  const found = useFoundRecords(useDebounced(typed ?? '', debounce_ms));
  if (typed === undefined || found === undefined) return undefined;
  const records = found.flatMap((result) => recordOf(result) ?? []).slice(0, displayedMax);
  const options = records.map((record) => ({
    id: `${record.entitytype} ${record.entityid}`,
    label: `${record.label} (${wordOf(inWords(record.entitytype))})`,
    value: { sign: '#' as const, record },
  }));
  return { sign: '#', typed, options };
}
