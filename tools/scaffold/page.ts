import { camelCase, capitalised, named, placeOf, titleOf, withSeparator } from './names.ts';
import { addImport, create, insertAfter, ScaffoldError, type Tree } from './tree.ts';

/**
 * `npm run new page linehaul/line-hauls lineHaulCosts /linehauls/costs Kosten`: creates route,
 * page, title in English and German, and a test.
 *
 * @returns the remaining steps
 */
export function newPage(
  tree: Tree,
  [where = '', text = '', path = '', german = '']: readonly string[],
): string {
  const place = placeOf(where);
  const name = named(text, camelCase, 'the name of a route, such as lineHaulCosts');
  named(path, /^\/[a-z0-9$/-]+$/i, 'an address, such as /linehauls/costs or /linehauls/$id/costs');
  named(german, /\S/, 'the German title of the page');
  const component = `${capitalised(name)}Page`;
  const web = `web/src/contexts/${place.context}`;
  const folder = place.noun ?? 'pages';
  create(tree, `${web}/${folder}/${component}.tsx`, pageText(component, titleOf(name)));
  create(tree, `${web}/${folder}/${name}.test.tsx`, testText(name, path, listOf(tree, web)));
  insertAfter(tree, `${web}/routes.ts`, {
    anchor: /export const \w+ = \{/,
    added: `\n  ${name}: route('${path}'),`,
  });
  insertAfter(tree, `${web}/index.ts`, {
    anchor: /= pages\(\w+, \{/,
    added: `
  ${name}: {
    title: '${titleOf(name)}',
    access: 'signedIn',
    load: async () => (await import('./${folder}/${component}.tsx')).${component},
  },`,
  });
  addText(tree, place.context, { english: titleOf(name), german });
  if (path.includes('$')) visit(tree, place.context, name);
  return [
    `Next: title and access in ${web}/index.ts, the page in ${web}/${folder}/,`,
    `further texts in contract/src/tenancy/texts/, and links by paths.${name}() from '#paths'.`,
    `Run it: npm test ${name}; see it: npm run picture -- ${path}`,
  ].join('\n');
}

/** Returns the name of the context's list of pages. */
function listOf(tree: Tree, web: string): string {
  const [, list] = /export const (\w+) = pages\(/.exec(tree.read(`${web}/index.ts`) ?? '') ?? [];
  if (list === undefined) throw new ScaffoldError(`${web}/index.ts declares no pages(…).`);
  return list;
}

type Title = { readonly english: string; readonly german: string };

/** Adds the title to the catalogue of the context, or to the one of all contexts if it has none. */
function addText(tree: Tree, context: string, { english, german }: Title): void {
  const own = withSeparator(context, '-');
  const texts = 'contract/src/tenancy/texts';
  const file = tree.read(`${texts}/${own}.ts`) === null ? 'shared' : own;
  insertAfter(tree, `${texts}/${file}.ts`, {
    anchor: /export const \w+ = \[/,
    added: `\n  '${english}',`,
  });
  insertAfter(tree, `server/src/contexts/tenancy/languages/domain/german/${file}.ts`, {
    anchor: /: Readonly<Record<[^{]*> = \{/,
    added: `\n  '${english}': '${german}',`,
  });
}

/** Declares how browser tests reach a page with an id in its address. */
function visit(tree: Tree, context: string, name: string): void {
  const path = `web/src/contexts/${context}/testing/visits.ts`;
  const added = `\n  ${name}: [{ as: 'ada', path: '/', follow: /the link that leads to it/ }],`;
  if (tree.read(path) !== null) {
    insertAfter(tree, path, { anchor: /: Visits<typeof \w+> = \{/, added });
    return;
  }
  const routes = `${context}Routes`;
  tree.write(
    path,
    `import type { Visits } from '#shell/testing/visits.ts';
import type { ${routes} } from '../routes.ts';

export const ${context}Visits: Visits<typeof ${routes}> = {${added}
};
`,
  );
  const index = 'e2e/routes.ts';
  addImport(
    tree,
    index,
    `import { ${context}Visits } from '../web/src/contexts/${context}/testing/visits.ts';`,
  );
  insertAfter(tree, index, {
    anchor: /const declared: Visits<typeof paths> = \{/,
    added: `\n  ...${context}Visits,`,
  });
}

const pageText = (component: string, title: string): string =>
  `
import { PageHeading } from '#ui/PageHeading.tsx';

export function ${component}() {
  return <PageHeading title="${title}" />;
}
`.trimStart();

const testText = (name: string, path: string, list: string): string =>
  `
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '#shell/testing/open-app.tsx';
import { ${list} } from '../index.ts';

it('opens the page', async () => {
  openApp({ at: '${path.replaceAll(/\$\w+/g, '1')}', pages: ${list} });
  expect(await screen.findByRole('heading', { name: '${titleOf(name)}' })).toBeDefined();
});
`.trimStart();
