import { useState } from 'react';
import type { NamedRecord } from './records.ts';
import { type Sign, stillNamed } from './naming.ts';

export type NameablePerson = { readonly id: string; readonly name: string };

/** The people and records that a text mentions. */
export type Mentioned = {
  readonly people: readonly NameablePerson[];
  readonly records: readonly NamedRecord[];
};

const nothing: Mentioned = { people: [], records: [] };

/** Collects the mentions while the user types. */
export function useMentions(begun: Mentioned = nothing) {
  const [named, setNamed] = useState(begun);
  const { people, records } = named;
  return {
    named,
    addPerson: (person: NameablePerson) =>
      setNamed({ records, people: [...people.filter(({ id }) => id !== person.id), person] }),
    addRecord: (record: NamedRecord) =>
      setNamed({
        people,
        records: [...records.filter(({ entityid }) => entityid !== record.entityid), record],
      }),
    /** True if the text after a sign starts with a name that was already inserted. */
    isTaken: (sign: Sign, typed: string) => {
      const names =
        sign === '@' ? people.map(({ name }) => name) : records.map(({ label }) => label);
      return names.some((name) => typed.startsWith(name));
    },
    clear: () => setNamed(nothing),
    /** Returns the tags of the mentions that are still in the text. */
    tagsIn: (text: string) => {
      const usertags = stillNamed({ sign: '@', text }, people, ({ name }) => name);
      const entitytags = stillNamed({ sign: '#', text }, records, ({ label }) => label);
      return {
        ...(usertags.length > 0 ? { usertags: usertags.map(({ id }) => id) } : {}),
        ...(entitytags.length > 0 ? { entitytags: entitytags.map(tagOf) } : {}),
      };
    },
  };
}

export type Mentions = ReturnType<typeof useMentions>;

const tagOf = ({ entitytype, entityid }: NamedRecord) => ({ entitytype, entityid });
