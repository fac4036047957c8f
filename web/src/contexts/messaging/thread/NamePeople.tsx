import { AtSign } from 'lucide-react';
import { useDebounced } from '#ui/use-debounced.ts';
import { useSuggestedUsers } from '../calls.ts';
import { beingNamed } from './naming.ts';
import { Suggestions } from './Suggestions.tsx';
import { useSay } from '#shell/texts/texts-context.ts';

export type Person = { readonly id: string; readonly name: string };

const patience_ms = 200;

type NamePeopleProps = {
  readonly text: string;
  readonly discussionId: string;
  readonly onName: (person: Person) => void;
};

/** People whose name begins to be typed after an @, to be named by a press. */
export function NamePeople({ text, discussionId, onName }: NamePeopleProps) {
  const say = useSay();
  const typed = beingNamed('@', text);
  const asked = useDebounced(typed ?? '', patience_ms);
  const { data } = useSuggestedUsers(asked, discussionId);
  if (typed === undefined || asked.length < 2 || data === undefined) return null;
  return (
    <Suggestions
      label="Mention someone"
      icon={AtSign}
      none={say('No one called “{typed}” found.', { typed })}
      options={data.items}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      onChoose={onName}
    />
  );
}
