import { expect, it } from 'vitest';
import type { z } from 'zod';
import { allEndpoints } from './all.ts';

/**
 * Codes of published standards are checked against the real lists wherever they are used. The
 * fields are found by name, so that a new one is found as well.
 */
type Meaning = {
  readonly what: string;
  readonly name: RegExp;
  readonly real: string;
  /** A code in the standard's format that is on no list. */
  readonly madeUp: string;
};

const meanings: readonly Meaning[] = [
  { what: 'currency', name: /currency(code)?$/i, real: 'AUD', madeUp: 'NSW' },
  {
    what: 'language',
    name: /^(target|base)?language(name|code|tag)?$/i,
    real: 'en-AU',
    madeUp: 'xq',
  },
  { what: 'time zone', name: /time_?zone/i, real: 'Australia/Sydney', madeUp: 'Mars/Olympus' },
  { what: 'country', name: /countrycode$/i, real: 'AU', madeUp: 'ZZ' },
];

type Schema = z.ZodType;
type Place = { readonly at: string; readonly name: string; readonly schema: Schema };
type Held = Readonly<Record<string, unknown>>;

/** Yields every member of an input, with the object that contains it. */
function* membersOf(schema: Schema, at: string): Generator<Place & { readonly around: Schema }> {
  const def = schema._zod.def as unknown as Held;
  for (const [name, inner] of Object.entries((def['shape'] ?? {}) as Record<string, Schema>)) {
    yield { at: `${at}.${name}`, name, schema: inner, around: schema };
    yield* membersOf(inner, `${at}.${name}`);
  }
  const options = (def['options'] ?? []) as readonly Schema[];
  const within = ['innerType', 'element', 'valueType', 'in', 'left', 'right'].flatMap((key) =>
    def[key] === undefined ? [] : [def[key] as Schema],
  );
  for (const inner of [...within, ...options]) yield* membersOf(inner, at);
}

const written = Object.values(allEndpoints).flatMap((context) =>
  Object.entries(context).flatMap(([name, { input, reads }]) =>
    reads ? [] : [...membersOf(input as Schema, name)],
  ),
);

/** Members with such a name but another meaning, each with the reason. May only get shorter. */
const others: Readonly<Record<string, string>> = {
  'updateLanguageTexts.languageName': 'must be a language of the tenant: LanguageNotFound',
  'importLanguageTexts.baseLanguageName': 'must be a language of the tenant: LanguageNotFound',
  'importLanguageTexts.targetLanguageName': 'must be a language of the tenant: LanguageNotFound',
  'updateAllSettings.general.timezoneForComparison': 'what was loaded; it is not kept',
  'createZoneLocations.locations.countryCode': 'pasted rows are refused one by one',
};

it.each(meanings)('checks every $what that is written against the list', (meaning) => {
  const found = written.filter(
    ({ name, schema, at }) =>
      meaning.name.test(name) && !(at in others) && schema.safeParse(meaning.real).success,
  );
  expect(found.length).toBeGreaterThan(0);
  const faults = found.filter(({ schema }) => schema.safeParse(meaning.madeUp).success);
  expect([...new Set(faults.map(({ at }) => at))]).toEqual([]);
});

const stateNamed = /statecode$/i;

it.each([
  ['AU', 'NSW', 'ZZZ'],
  ['NZ', 'AUK', 'NSW'],
  ['US', 'CA', 'NSW'],
  ['CA', 'BC', 'NSW'],
])('checks every state that is written against those of %s', (country, real, madeUp) => {
  const found = written.filter(({ name, schema }) => stateNamed.test(name) && isText(schema));
  expect(found.length).toBeGreaterThan(10);
  const complains = ({ around, name }: (typeof found)[number], state: string) => {
    const place = { ...filled(around), countryCode: country, [name]: state };
    const { error } = around.safeParse(place);
    return error?.issues.some(({ path }) => path[0] === name) ?? false;
  };
  const faults = found.filter((each) => !complains(each, madeUp) || complains(each, real));
  expect([...new Set(faults.map(({ at }) => at))]).toEqual([]);
});

it.each([
  ['country', 'NZ', ['NZ', 'New Zealand', 'Neuseeland'], 'Australia'],
  ['country', 'GB', ['United Kingdom', 'UK', 'Great Britain'], 'Grossbritannia'],
  ['state', 'AU', ['NSW', 'new south wales'], 'Otago'],
  ['state', 'NZ', ['Manawatū-Whanganui', 'Auckland Region', 'Hawke’s Bay'], 'Victoria'],
  ['state', 'DE', ['Bayern'], undefined],
])('checks every %s that is written beside its code %s', (member, countryCode, real, madeUp) => {
  const found = written.filter(
    ({ name, around }) => name === member && 'countryCode' in shapeOf(around),
  );
  expect(found.length).toBeGreaterThan(3);
  const complains = ({ around }: (typeof found)[number], text: string | undefined) => {
    const place = { ...filled(around), stateCode: undefined, countryCode, [member]: text };
    return around.safeParse(place).error?.issues.some(({ path }) => path[0] === member) ?? false;
  };
  const faults = found.filter(
    (each) =>
      complains(each, madeUp) !== (madeUp !== undefined) ||
      real.some((text) => complains(each, text)),
  );
  expect([...new Set(faults.map(({ at }) => at))]).toEqual([]);
});

const shapeOf = (around: Schema): Readonly<Record<string, Schema>> =>
  (around._zod.def as unknown as Held)['shape'] as Record<string, Schema>;

/** Fills each member with a value, because the check of the whole runs last. */
const filled = (around: Schema): Held =>
  Object.fromEntries(
    Object.entries(shapeOf(around)).map(([name, inner]) => [
      name,
      samples.find((sample) => inner.safeParse(sample).success),
    ]),
  );

const samples = [undefined, 'Kim', '2000', 'kim@cedar.example', 1, true];

const isText = (schema: Schema): boolean =>
  ['NSW', 'AUK', 'CA'].some((state) => schema.safeParse(state).success);
