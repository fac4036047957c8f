import { newEndpoint } from './endpoint.ts';
import { camelCase, capitalised, named, titleOf, withSeparator } from './names.ts';
import { newPage } from './page.ts';
import { addImport, create, insertAfter, type Tree } from './tree.ts';

/**
 * `npm run new context yards Höfe`: creates a context with one endpoint and one page, and registers
 * it in all lists.
 *
 * @param number - the number of the new migration
 * @returns the remaining steps
 */
export function newContext(
  tree: Tree,
  [text = '', german = '']: readonly string[],
  number: string,
): string {
  const name = named(text, camelCase, 'the name of a context, such as yards');
  server(tree, name, number);
  contract(tree, name);
  web(tree, name);
  newEndpoint(tree, [name, `get${capitalised(name)}`]);
  newPage(tree, [name, name, `/${withSeparator(name, '-')}`, german]);
  return [
    'Next: its place in tools/context-order.ts and in server/src/app.ts (it is the last one now);',
    `its words and rules in server/src/contexts/${name}/README.md; tables in the migration;`,
    'its permissions; then its endpoints and pages by npm run new.',
    `Run it: npm test ${name}`,
  ].join('\n');
}

function server(tree: Tree, name: string, number: string): void {
  const schema = withSeparator(name, '_');
  const folder = `server/src/contexts/${name}`;
  create(tree, `${folder}/README.md`, `# ${titleOf(name)}\n\nWhat this context is for.\n`);
  create(
    tree,
    `${folder}/index.ts`,
    `import { context } from '#platform/context.ts';

export const ${name} = context('${name}', {
  endpoints: [],
});
`,
  );
  create(
    tree,
    `database/migrations/${number}_${schema}.sql`,
    `-- ${titleOf(name)}: what this context stores, and why.

create schema ${schema};
grant usage on schema ${schema} to waybill_app;
`,
  );
  const app = 'server/src/app.ts';
  addImport(tree, app, `import { ${name} } from '#contexts/${name}/index.ts';`);
  insertAfter(tree, app, { anchor: /\n {2}administration\(services\),/, added: `\n  ${name},` });
  insertAfter(tree, 'tools/context-order.ts', {
    anchor: /\n {2}'administration',/,
    added: `\n  '${name}',`,
  });
}

function contract(tree: Tree, name: string): void {
  const all = 'contract/src/all.ts';
  const endpoints = `contract/src/${name}/endpoints.ts`;
  create(tree, endpoints, `import { z } from 'zod';\nimport { endpoint } from '../endpoint.ts';\n`);
  addImport(tree, all, `import * as ${name} from './${name}/endpoints.ts';`);
  insertAfter(tree, all, { anchor: /\n {2}administration,/, added: `\n  ${name},` });
}

function web(tree: Tree, name: string): void {
  const folder = `web/src/contexts/${name}`;
  create(
    tree,
    `${folder}/routes.ts`,
    `import { route } from '#shell/route.ts';\n\nexport const ${name}Routes = {\n};\n`,
  );
  create(
    tree,
    `${folder}/index.ts`,
    `import { pages } from '#shell/page.ts';
import { ${name}Routes } from './routes.ts';

export const ${name}Pages = pages(${name}Routes, {
});
`,
  );
  addImport(
    tree,
    'web/src/pages.tsx',
    `import { ${name}Pages } from '#contexts/${name}/index.ts';`,
  );
  insertAfter(tree, 'web/src/pages.tsx', {
    anchor: /pages: readonly PageDefinition\[\] = \[/,
    added: `\n  ...${name}Pages,`,
  });
  addImport(
    tree,
    'web/src/paths.ts',
    `import { ${name}Routes } from '#contexts/${name}/routes.ts';`,
  );
  insertAfter(tree, 'web/src/paths.ts', {
    anchor: /export const paths = \{/,
    added: `\n  ...${name}Routes,`,
  });
}
