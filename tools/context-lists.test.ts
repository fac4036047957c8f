import { allEndpoints } from '@waybill/contract/all';
import { describe, expect, it } from 'vitest';
import { contextOrder } from './context-order.ts';
import { filesOfRepository, textOf } from './repository.ts';

const files = filesOfRepository();

type List = {
  /** The files of contexts that the list imports; the first group is the context. */
  readonly of: RegExp;
  readonly list: string;
};

/** The lists of the whole product: each has one line for every context with such a file. */
const lists: readonly List[] = [
  { of: /^contract\/src\/(\w+)\/endpoints\.ts$/, list: 'contract/src/all.ts' },
  { of: /^contract\/src\/(\w+)\/permissions\.ts$/, list: 'contract/src/all-permissions.ts' },
  { of: /^contract\/src\/(?!webhooks\/)(\w+)\/events\.ts$/, list: 'contract/src/events.ts' },
  { of: /^server\/src\/contexts\/(\w+)\/index\.ts$/, list: 'server/src/app.ts' },
  { of: /^server\/src\/contexts\/(\w+)\/seed\.ts$/, list: 'server/src/demo/seed.ts' },
  {
    of: /^server\/src\/contexts\/(\w+)\/testing\/isolation\.ts$/,
    list: 'server/src/testing/isolation/records.ts',
  },
  { of: /^web\/src\/contexts\/(\w+)\/index\.ts$/, list: 'web/src/pages.tsx' },
  { of: /^web\/src\/contexts\/(\w+)\/routes\.ts$/, list: 'web/src/paths.ts' },
  { of: /^web\/src\/contexts\/(\w+)\/settings\.ts$/, list: 'web/src/settings-tiles.ts' },
  { of: /^web\/src\/contexts\/(\w+)\/testing\/visits\.ts$/, list: 'e2e/routes.ts' },
];

describe('a list of contexts', () => {
  it.each(lists)('$list has a line for each context', ({ of, list }) => {
    const text = textOf(list);
    const missing = files
      .flatMap((file) => {
        const context = of.exec(file)?.[1];
        return context === undefined ? [] : [{ file, context }];
      })
      .filter(({ file, context }) => !text.includes(`${context}/${file.split(`/${context}/`)[1]}'`))
      .map(({ file }) => `${list} does not import ${file}: add a line for the context`);
    expect(missing).toEqual([]);
  });

  it('the order of contexts has each context of the server', () => {
    const order: readonly string[] = contextOrder;
    const missing = files
      .flatMap((file) => /^server\/src\/contexts\/(\w+)\/index\.ts$/.exec(file)?.[1] ?? [])
      .filter((context) => !order.includes(context))
      .map((context) => `${context} has no place in tools/context-order.ts`);
    expect(missing).toEqual([]);
  });
});

describe('an endpoint', () => {
  it('of a noun is listed in endpoints.ts of its context', () => {
    const missing = files
      .flatMap((file) => {
        const context = /^contract\/src\/(\w+)\/(?:[\w-]+\/)?[\w-]+\.ts$/.exec(file)?.[1];
        return context === undefined || file.endsWith('.test.ts') ? [] : [{ file, context }];
      })
      .flatMap(({ file, context }) =>
        [...textOf(file).matchAll(/^export const (\w+) = endpoint\(/gm)]
          .map(([, name = '']) => name)
          .filter((name) => allEndpoints[context]?.[name] === undefined)
          .map(
            (name) => `${file}: export ${name} from endpoints.ts of ${context}, or it has no route`,
          ),
      );
    expect(missing).toEqual([]);
  });
});
