import { mayBecome } from '@waybill/contract/records/definitions/field-types';
import { type EntityTypeRules, type EntityField, fieldOf, targetOf } from './entity-type.ts';

const singular = { hold: 'holds', have: 'has', say: 'says' } as const;
type Verb = keyof typeof singular;

/** What must be true of no record for a change to be made, and what is said where it is. */
export type Concern = {
  readonly key: string;
  readonly about:
    | { readonly records: 'holding' | 'lacking' }
    | { readonly records: 'choosing'; readonly choices: readonly string[] }
    | {
        readonly records: 'outside';
        readonly minimum: number | null;
        readonly maximum: number | null;
      };
  /** The sentence about the records: `3 records hold` and the rest of it. */
  readonly verb: Verb;
  readonly rest: string;
};

/** What stands between a type and its change; each is looked for among the records. */
export const concernsOf = (
  before: EntityTypeRules,
  after: EntityTypeRules,
  dropped: readonly string[],
): readonly Concern[] => [
  ...before.properties.flatMap((field) => {
    const now = fieldOf(after, field.key);
    if (now !== undefined) return fieldConcerns(before, after, field, now);
    return dropped.includes(field.key) && field.fieldtype !== 'customer' ? [] : [gone(field)];
  }),
  ...after.properties
    .filter(({ key }) => isNewlyRequired(before, after, key))
    .map(
      ({ key, displayname }): Concern => ({
        key,
        about: { records: 'lacking' },
        verb: 'have',
        rest: `no ${displayname}: fill it in before it is required`,
      }),
    ),
];

const gone = ({ key, displayname, fieldtype }: EntityField): Concern => ({
  key,
  about: { records: 'holding' },
  verb: 'hold',
  rest:
    fieldtype === 'customer'
      ? `data in ${displayname}: it says whose records they are, so it stays`
      : `data in ${displayname}`,
});

function fieldConcerns(
  before: EntityTypeRules,
  after: EntityTypeRules,
  was: EntityField,
  now: EntityField,
): readonly Concern[] {
  const { key, displayname } = was;
  const holding = (rest: string): readonly Concern[] => [
    { key, about: { records: 'holding' }, verb: 'hold', rest },
  ];
  if (!mayBecome(was.fieldtype, now.fieldtype)) {
    return holding(`data in ${displayname}: ${was.fieldtype} cannot become ${now.fieldtype}`);
  }
  if (was.fieldtype === 'entity' && targetOf(before, key) !== targetOf(after, key)) {
    return holding(`data in ${displayname}: it cannot point to another type`);
  }
  return [...choiceConcerns(was, now), ...rangeConcerns(was, now)];
}

function choiceConcerns(was: EntityField, now: EntityField): readonly Concern[] {
  if (was.fieldtype !== now.fieldtype) return [];
  const choices = was.choices.filter((choice) => !now.choices.includes(choice));
  if (choices.length === 0) return [];
  const rest = `${choices.join(' or ')} in ${was.displayname}`;
  return [{ key: was.key, about: { records: 'choosing', choices }, verb: 'say', rest }];
}

/** Money is kept in hundredths, and so are the ends that records are measured by. */
function rangeConcerns(was: EntityField, now: EntityField): readonly Concern[] {
  const isSame = was.minimum === now.minimum && was.maximum === now.maximum;
  if (isSame || (now.minimum === null && now.maximum === null)) return [];
  const saved = (end: number | null) =>
    end === null || now.fieldtype !== 'money' ? end : Math.round(end * 100);
  const { key, displayname, minimum, maximum } = now;
  return [
    {
      key,
      about: { records: 'outside', minimum: saved(minimum), maximum: saved(maximum) },
      verb: 'have',
      rest: `${displayname} outside of the new range`,
    },
  ];
}

/** A field that only some records are asked for is asked for when they are next changed. */
const isNewlyRequired = (before: EntityTypeRules, after: EntityTypeRules, key: string): boolean =>
  after.required.includes(key) &&
  !before.required.includes(key) &&
  !after.options.hideshowfield.some(({ field }) => field === key);

/** Whether something that customers and guests could read is now hidden from them. */
export const hidesMore = (before: EntityTypeRules, after: EntityTypeRules): boolean =>
  after.properties.some(
    ({ key, hiddenfrompublic }) =>
      hiddenfrompublic && fieldOf(before, key)?.hiddenfrompublic === false,
  );

/** The concern in a sentence, of so many records. */
export const concernText = (count: number, { verb, rest }: Concern): string =>
  count === 1 ? `1 record ${singular[verb]} ${rest}.` : `${count} records ${verb} ${rest}.`;
