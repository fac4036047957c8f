import { describe, expect, it } from 'vitest';
import { filesOfRepository } from './repository.ts';

type Side = 'server' | 'contract' | 'web';
type Fixed = {
  readonly root: string;
  readonly files: readonly string[];
  readonly folders: readonly string[];
};

/** The files allowed at the root of every context; all others belong to one of its nouns. */
const fixed: Readonly<Record<Side, Fixed>> = {
  server: {
    root: 'server/src/contexts/',
    files: ['README.md', 'index.ts', 'public.ts', 'seed.ts', 'seed.test.ts', 'tasks.ts'],
    folders: ['demo', 'testing'],
  },
  contract: {
    root: 'contract/src/',
    files: [
      'endpoints.ts',
      'shapes.ts',
      'permissions.ts',
      'problems.ts',
      'events.ts',
      'examples.ts',
      'lifecycle.ts',
      'lifecycle.test.ts',
    ],
    folders: ['texts'],
  },
  web: {
    root: 'web/src/contexts/',
    files: ['index.ts', 'routes.ts', 'settings.ts', 'calls.ts'],
    folders: ['links', 'parts', 'testing'],
  },
};

/** A context with more endpoints than this has folders of nouns. */
const flatEndpointsMax = 12;

/** Names for kinds of files, not for topics: such a folder belongs inside a noun. */
const technical = /^(api|domain|sql|lists|mappers|pages|pdf|shared|calls|queries|events|handlers)$/;
/** Nouns that look like a technical folder. */
const nounsAllTheSame = ['carriers/calls'];

/** Nouns of the contract or of the web without a folder in the server, with the reason. */
const ownNouns: Readonly<Record<string, string>> = {
  'web fleet/allocation': 'the endpoints that give jobs to drivers are those of the context jobs',
  'web identity/home': 'the start page and the index of the settings call no endpoint of their own',
};

type Place = { readonly context: string; readonly name: string; readonly isFolder: boolean };

const files = filesOfRepository();
const placesOf = (side: Side): readonly Place[] => {
  const { root } = fixed[side];
  const places = files
    .filter((file) => file.startsWith(root))
    .map((file) => file.slice(root.length).split('/'))
    .filter((parts) => parts.length > 1)
    .map(([context = '', name = '', ...rest]) => ({ context, name, isFolder: rest.length > 0 }));
  return [...new Map(places.map((place) => [`${place.context}/${place.name}`, place])).values()];
};
const serverPlaces = placesOf('server');
const flat = serverPlaces.filter(({ name }) => name === 'api').map(({ context }) => context);
const withNouns = new Set(
  serverPlaces.map(({ context }) => context).filter((context) => !flat.includes(context)),
);
const isFixed = (side: Side, { name, isFolder }: Place): boolean =>
  (isFolder ? fixed[side].folders : fixed[side].files).includes(name);
const nounsOf = (side: Side): readonly string[] =>
  placesOf(side)
    .filter((place) => withNouns.has(place.context) && !isFixed(side, place))
    .filter(({ isFolder }) => isFolder)
    .map(({ context, name }) => `${context}/${name}`);

describe('a context', () => {
  it.each(flat)('%s without folders of nouns is small', (context) => {
    const handlers = files.filter(
      (file) => file.startsWith(`server/src/contexts/${context}/api/`) && !file.includes('.test.'),
    );
    expect(
      handlers.length,
      `${context} has over ${flatEndpointsMax} endpoints: give each noun a folder with api/`,
    ).toBeLessThanOrEqual(flatEndpointsMax);
  });

  it.each(['server', 'contract', 'web'] as const)(
    'has nothing but the fixed files at its root (%s)',
    (side) => {
      const stray = placesOf(side)
        .filter((place) => withNouns.has(place.context) && !place.isFolder && !isFixed(side, place))
        .map(
          ({ context, name }) =>
            `${fixed[side].root}${context}/${name}: move it into the folder of the noun it ` +
            'is about',
        );
      expect(stray).toEqual([]);
    },
  );

  it.each(['server', 'contract', 'web'] as const)('has folders of nouns alone (%s)', (side) => {
    const stray = nounsOf(side)
      .filter((noun) => technical.test(noun.split('/')[1] ?? ''))
      .filter((noun) => !nounsAllTheSame.includes(noun))
      .map((noun) => `${fixed[side].root}${noun}: move its files into the folders of their nouns`);
    expect(stray).toEqual([]);
  });

  it.each(['contract', 'web'] as const)('has the nouns of the server (%s)', (side) => {
    const known = nounsOf('server');
    const stray = nounsOf(side)
      .filter((noun) => !known.includes(noun) && !(`${side} ${noun}` in ownNouns))
      .map(
        (noun) =>
          `${fixed[side].root}${noun}: use the name of a folder in server/src/contexts/, or ` +
          'give the reason in ownNouns',
      );
    expect(stray).toEqual([]);
  });

  it('explains no noun of its own that the server has too', () => {
    const all = (['contract', 'web'] as const).flatMap((side) =>
      nounsOf(side).map((noun) => `${side} ${noun}`),
    );
    const server = nounsOf('server');
    const needless = Object.keys(ownNouns).filter(
      (key) => !all.includes(key) || server.includes(key.split(' ')[1] ?? ''),
    );
    expect(needless).toEqual([]);
  });
});
