import { camelCase, folderOf, named, type ContextPlace, placeOf, titleOf } from './names.ts';
import { addImport, create, insertAfter, type Tree } from './tree.ts';

const reading = /^(get|list|find|search|preview)/;

/**
 * `npm run new endpoint linehaul/line-hauls closeLineHaul`: creates contract, handler and a working
 * test.
 *
 * @returns the remaining steps
 */
export function newEndpoint(tree: Tree, [where = '', text = '']: readonly string[]): string {
  const place = placeOf(where);
  const name = named(text, camelCase, 'the name of an endpoint, such as closeLineHaul');
  const handler = `${folderOf('server/src/contexts', place)}/api/${name}.ts`;
  create(tree, handler, handlerText(place.context, name));
  create(tree, handler.replace('.ts', '.test.ts'), testText(place.context, name));
  declare(tree, place, name);
  const index = `server/src/contexts/${place.context}/index.ts`;
  const folder = place.noun === null ? './api' : `./${place.noun}/api`;
  addImport(tree, index, `import { ${name} } from '${folder}/${name}.ts';`);
  insertAfter(tree, index, { anchor: /endpoints: \[/, added: `${name},` });
  return [
    `Next: real path, access, input and output in ${folderOf('contract/src', place)}/endpoints.ts,`,
    `the work in ${handler}, and a hook in calls.ts of the web context once a screen needs it.`,
    `Run it: npm test ${name}`,
  ].join('\n');
}

function declare(tree: Tree, place: ContextPlace, name: string): void {
  const path = `${folderOf('contract/src', place)}/endpoints.ts`;
  const depth = place.noun === null ? '..' : '../..';
  const before =
    tree.read(path) ??
    `import { z } from 'zod';\nimport { endpoint } from '${depth}/endpoint.ts';\n`;
  tree.write(path, `${before}\n${declarationText(place, name, accessIn(tree, place.context))}`);
  if (place.noun === null) return;
  const list = `contract/src/${place.context}/endpoints.ts`;
  const listed = tree.read(list) ?? '';
  if (listed.includes(`export * from './${place.noun}/endpoints.ts'`)) return;
  tree.write(list, `${listed}export { ${name} } from './${place.noun}/endpoints.ts';\n`);
}

/** Returns the context's first permission as a placeholder: the author chooses the right one. */
function accessIn(tree: Tree, context: string): string {
  const permissions = tree.read(`contract/src/${context}/permissions.ts`) ?? '';
  return /name: '([A-Z]\w+\.\w+)'/.exec(permissions)?.[1] ?? 'signedIn';
}

const declarationText = ({ context, noun }: ContextPlace, name: string, access: string): string =>
  `
export const ${name} = endpoint({
  ${reading.test(name) ? '' : "method: 'POST',\n  "}path: '/api/${[context, noun, name]
    .flatMap((part) => part?.replaceAll('-', '').toLowerCase() ?? [])
    .join('/')}',
  access: '${access}',
  summary: '${titleOf(name)}.',
  input: z.object({ text: z.string().max(200) }),
  output: z.object({ text: z.string() }),
});
`.trimStart();

const handlerText = (context: string, name: string): string =>
  `
import * as contract from '@waybill/contract/${context}/endpoints';
import { handle } from '#platform/context.ts';

export const ${name} = handle(contract.${name}, async ({ input }) => {
  return { text: input.text };
});
`.trimStart();

const testText = (context: string, name: string): string =>
  `
import { ${name} } from '@waybill/contract/${context}/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

it('returns the text it was sent', async () => {
  const ada = await testApp.acme.as('ada');
  expect(await ada.call(${name}, { text: 'Hello' })).toEqual({ text: 'Hello' });
});
`.trimStart();
