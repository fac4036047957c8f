import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { filesOfRepository, textOf } from './repository.ts';
import {
  commentComplaint,
  exportedTypesOf,
  fileComplaint,
  nameComplaint,
  namesOf,
  sqlNamesOf,
} from './retired-words.ts';

const files = filesOfRepository();
const code = files.filter((file) => /\.(ts|tsx|mts|mjs)$/.test(file));
const migrations = files.filter((file) => /^database\/.*\.sql$/.test(file));
/** Parsed once for all tests, because parsing takes most of their time. */
const declarations = code.map((file) => {
  const { program, comments } = parseSync(file, textOf(file));
  return { file, comments, names: namesOf(program), types: exportedTypesOf(program) };
});

describe('retired words', () => {
  it('are refused in names of files and folders', () => {
    expect(files.flatMap((file) => fileComplaint(file) ?? [])).toEqual([]);
  });

  it('are refused in names of exports, variables, members, functions and parameters', () => {
    const complaints = declarations.flatMap(({ file, names }) =>
      names.flatMap((name) => nameComplaint(file, name) ?? []),
    );
    expect(complaints).toEqual([]);
  });

  it('are refused in comments where they have no ordinary meaning', () => {
    const complaints = declarations.flatMap(({ file, comments }) =>
      comments.flatMap(({ value }) => commentComplaint(file, value) ?? []),
    );
    expect(complaints).toEqual([]);
  });

  it('are refused in names of schemas, tables, views, functions, columns and indexes', () => {
    const complaints = migrations.flatMap((file) =>
      sqlNamesOf(textOf(file)).flatMap((name) => nameComplaint(file, name) ?? []),
    );
    expect(complaints).toEqual([]);
  });
});

describe('an exported type name', () => {
  it('has one meaning: it is declared in one file', () => {
    const declaredIn = new Map<string, string[]>();
    for (const { file, types } of declarations) {
      for (const name of types) {
        declaredIn.set(name, [...(declaredIn.get(name) ?? []), file]);
      }
    }
    const twice = [...declaredIn].filter(([, places]) => places.length > 1);
    expect(twice.map(([name, places]) => `${name}: ${places.join(', ')}`)).toEqual([]);
  });
});

describe('nameComplaint', () => {
  it.each([
    ['takeTurn', 'turn'],
    ['TestTown', 'town'],
    ['useAsk', 'ask'],
    ['customerOnWire', 'wire'],
    ['platform.announce', 'announce'],
    ['kept_id', 'kept'],
  ])('refuses %s and says which word to use instead of "%s"', (name, word) => {
    expect(nameComplaint('server/src/x.ts', name)).toContain(`"${word}"`);
  });

  it.each(['lockFor', 'consignment_leg', 'journeyLegs', 'peekRow', 'whyNotCancel', 'manifest'])(
    'accepts %s',
    (name) => {
      expect(nameComplaint('server/src/x.ts', name)).toBeNull();
    },
  );
});

describe('commentComplaint', () => {
  it('refuses a retired word and says which word to use', () => {
    expect(commentComplaint('server/src/x.ts', ' Lists the deeds of a day.')).toBe(
      'server/src/x.ts: a comment uses the retired word "deeds". ' +
        'Use commands or audit entries instead.',
    );
  });

  it('accepts words that have an ordinary meaning', () => {
    expect(commentComplaint('server/src/x.ts', ' The town of an address, in letters.')).toBeNull();
  });
});
