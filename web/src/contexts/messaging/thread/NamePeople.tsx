import { AtSign } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { useSuggestedUsers } from '../calls.ts';

export type Person = { readonly id: string; readonly name: string };

/** What is being typed after an @ at the end of a text; undefined where nobody is being named. */
const beingNamed = (text: string): string | undefined =>
  /(?:^|\s)@([\p{L}\p{N}][\p{L}\p{N}.' -]{1,40})$/u.exec(text)?.[1];

/** The text with the name in full, where it was being typed. */
export const withName = (text: string, name: string): string =>
  text.replace(/@[^@]*$/, `@${name} `);

/** Those of the people named who are still in the text. */
export const stillNamed = (text: string, people: readonly Person[]): readonly Person[] =>
  people.filter(({ name }) => text.includes(`@${name}`));

const patience_ms = 200;

type NamePeopleProps = {
  readonly text: string;
  readonly discussionId: string;
  readonly onName: (person: Person) => void;
};

/** People whose name begins to be typed after an @, to be named by a press. */
export function NamePeople({ text, discussionId, onName }: NamePeopleProps) {
  const typed = beingNamed(text);
  const asked = useDebounced(typed ?? '', patience_ms);
  const { data } = useSuggestedUsers(asked, discussionId);
  if (typed === undefined || asked.length < 2) return null;
  if (data === undefined) return null;
  return (
    <fieldset aria-label="Name somebody" className="flex flex-wrap items-center gap-2">
      {data.items.length === 0 && (
        <span className="text-meta text-ink-2">Nobody is called “{typed}”.</span>
      )}
      {data.items.map((person) => (
        <Button key={person.id} size="small" icon={AtSign} onClick={() => onName(person)}>
          {person.name}
        </Button>
      ))}
    </fieldset>
  );
}
