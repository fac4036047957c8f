import { AtSign } from 'lucide-react';
import { useDebounced } from '#ui/use-debounced.ts';
import { beingNamed } from './naming.ts';
import { Suggestions } from './Suggestions.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useSuggestedUsers } from './calls.ts';

export type NameablePerson = { readonly id: string; readonly name: string };

const debounce_ms = 200;

type NamePeopleProps = {
  readonly text: string;
  readonly discussionId: string;
  readonly onName: (person: NameablePerson) => void;
};

/** People whose name begins to be typed after an @, to be named by a press. */
export function NamePeople({ text, discussionId, onName }: NamePeopleProps) {
  const t = useTranslate();
  const typed = beingNamed('@', text);
  const query = useDebounced(typed ?? '', debounce_ms);
  const { data } = useSuggestedUsers(query, discussionId);
  if (typed === undefined || query.length < 2 || data === undefined) return null;
  return (
    <Suggestions
      label="Mention someone"
      icon={AtSign}
      none={t('No one called “{typed}” found.', { typed })}
      options={data.items}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      onChoose={onName}
    />
  );
}
