import { capitalised, named, placeOf } from './names.ts';
import { addImport, insertAfter, type Tree } from './tree.ts';

const merged = 'contract/src/events.ts';

/**
 * `npm run new event linehaul lineHaul.weighed`: creates the event with its payload and topic.
 *
 * @returns the remaining steps
 */
export function newEvent(tree: Tree, [where = '', text = '']: readonly string[]): string {
  const { context } = placeOf(where);
  const name = named(
    text,
    /^[a-z]\w*\.[a-z]\w*$/i,
    'the name of an event, such as lineHaul.weighed',
  );
  const path = `contract/src/${context}/events.ts`;
  const type = `${capitalised(context)}Events`;
  if (tree.read(path) === null) addFile(tree, path, context);
  insertAfter(tree, path, {
    anchor: new RegExp(`export type ${type} = \\{`),
    added: `\n  readonly '${name}': { readonly id: number; readonly customerId: number | null };`,
  });
  insertAfter(tree, path, {
    anchor: /export const \w+Topics = \{/,
    added: `\n  '${name}': null,`,
  });
  return [
    `Next: payload and topic in ${path};`,
    `publish it: publish(db, '${name}', { … }) from '#platform/events.ts';`,
    `handle it: on: { '${name}': … } in index.ts of a later context.`,
    'Run it: npm test contract/src/events',
  ].join('\n');
}

/** Creates the file for a context's first event, and its line in each of the merged tables. */
function addFile(tree: Tree, path: string, context: string): void {
  const type = `${capitalised(context)}Events`;
  const stale = `staleAfter${capitalised(context)}`;
  tree.write(
    path,
    `/** The domain events of this context. */
export type ${type} = {
};

/** The live topic of each event; null if no page shows what it changes. */
export const ${context}Topics = {
} as const;

/** The endpoints whose responses an event of a topic makes stale. */
export const ${stale} = {} as const;
`,
  );
  const from = `'./${context}/events.ts'`;
  addImport(tree, merged, `import { type ${type}, ${context}Topics, ${stale} } from ${from};`);
  insertAfter(tree, merged, { anchor: /export type DomainEvents =/, added: ` ${type} &` });
  insertAfter(tree, merged, { anchor: /staleEndpoints = \{/, added: `\n  ...${stale},` });
  insertAfter(tree, merged, {
    anchor: /topicsOfEvents: [^{]*\{/,
    added: `\n  ...${context}Topics,`,
  });
}
