import { type Sentence, sentence } from '@waybill/contract/sentence';
import { mayBecome } from '@waybill/contract/records/definitions/field-types';
import { type EntityTypeRules, type EntityField, fieldOf, targetOf } from './entity-type.ts';

/** A condition that no record may meet for a change, and its message. */
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
  /** The message about the conflicting records. */
  readonly message: (count: number) => Sentence;
};

/** Returns the conditions of a change of a type; each is checked against the records. */
export const concernsOf = (
  before: EntityTypeRules,
  after: EntityTypeRules,
  dropped: readonly string[],
): readonly Concern[] => [
  ...before.properties.flatMap((field) => {
    const now = fieldOf(after, field.key);
    if (now !== undefined) return fieldConcerns({ before, after }, { was: field, now });
    return dropped.includes(field.key) && field.fieldtype !== 'customer' ? [] : [gone(field)];
  }),
  ...after.properties
    .filter(({ key }) => isNewlyRequired(before, after, key))
    .map(
      ({ key, displayname }): Concern => ({
        key,
        about: { records: 'lacking' },
        message: (count) =>
          sentence(
            '{count, plural, one {# record lacks} other {# records lack}} {field}: fill it in.',
            { count, field: displayname },
          ),
      }),
    ),
];

const gone = ({ key, displayname, fieldtype }: EntityField): Concern => ({
  key,
  about: { records: 'holding' },
  message: (count) =>
    sentence(
      fieldtype === 'customer'
        ? '{field} names the customer of {count, plural, one {# record} other {# records}}.'
        : '{field} has data in {count, plural, one {# record} other {# records}}.',
      { count, field: displayname },
    ),
});

function fieldConcerns(
  { before, after }: { readonly before: EntityTypeRules; readonly after: EntityTypeRules },
  { was, now }: { readonly was: EntityField; readonly now: EntityField },
): readonly Concern[] {
  const { key, displayname } = was;
  const holding = (message: Concern['message']): readonly Concern[] => [
    { key, about: { records: 'holding' }, message },
  ];
  if (!mayBecome(was.fieldtype, now.fieldtype)) {
    return holding((count) =>
      sentence(
        "{count, plural, one {# record} other {# records}}: {field} ({was}) can't become {now}.",
        { count, field: displayname, was: was.fieldtype, now: now.fieldtype },
      ),
    );
  }
  if (was.fieldtype === 'entity' && targetOf(before, key) !== targetOf(after, key)) {
    return holding((count) =>
      sentence('{field} is linked in {count, plural, one {# record} other {# records}}.', {
        count,
        field: displayname,
      }),
    );
  }
  return [...choiceConcerns(was, now), ...rangeConcerns(was, now)];
}

function choiceConcerns(was: EntityField, now: EntityField): readonly Concern[] {
  if (was.fieldtype !== now.fieldtype) return [];
  const choices = was.choices.filter((choice) => !now.choices.includes(choice));
  if (choices.length === 0) return [];
  return [
    {
      key: was.key,
      about: { records: 'choosing', choices },
      message: (count) =>
        sentence(
          '{choices}: used for {field} in {count, plural, one {# record} other {# records}}.',
          { count, choices: choices.join(', '), field: was.displayname },
        ),
    },
  ];
}

/** Money and its limits are stored in hundredths. */
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
      message: (count) =>
        sentence('{field} is out of range in {count, plural, one {# record} other {# records}}.', {
          count,
          field: displayname,
        }),
    },
  ];
}

/**
 * True if every record must now have a value. A field required only on some records is checked at
 * their next change.
 */
const isNewlyRequired = (before: EntityTypeRules, after: EntityTypeRules, key: string): boolean =>
  after.required.includes(key) &&
  !before.required.includes(key) &&
  !after.options.hideshowfield.some(({ field }) => field === key);

/** True if a field visible to customers and guests becomes hidden. */
export const hidesMore = (before: EntityTypeRules, after: EntityTypeRules): boolean =>
  after.properties.some(
    ({ key, hiddenfrompublic }) =>
      hiddenfrompublic && fieldOf(before, key)?.hiddenfrompublic === false,
  );
