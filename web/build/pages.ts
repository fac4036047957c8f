import { type ESTree, type Rolldown, Visitor } from 'vite';

/** What is there before the app: it sends the first requests. */
export const firstLines = /[\\/]web[\\/]src[\\/]first\.ts$/;
export const app = /[\\/]web[\\/]src[\\/]main\.tsx$/;
const pageLists = /[\\/]contexts[\\/]\w+[\\/]index\.ts$/;

type Page = { readonly path: string; readonly module: string };

/** The addresses of all pages and the modules that draw them, as the contexts list them. */
export async function pagesOf(context: Rolldown.PluginContext): Promise<readonly Page[]> {
  const lists = [...context.getModuleIds()].filter((id) => pageLists.test(id));
  const programOf = (id: string) => context.parse(context.getModuleInfo(id)?.code ?? '');
  const pages = await Promise.all(
    lists.map(async (list) => {
      const paths = pathsIn(programOf(list.replace(/index\.ts$/, 'routes.ts')));
      return Promise.all(
        modulesIn(programOf(list)).map(async ({ name, module }) => {
          const found = await context.resolve(module, list);
          const path = paths.get(name);
          if (!found || path === undefined)
            throw new Error(`${list}: no page was found of ${name}`);
          return { path, module: found.id };
        }),
      );
    }),
  );
  return pages.flat();
}

/** What `name: route('/path')` says in a context's `routes.ts`, by name. */
function pathsIn(program: ESTree.Program): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  new Visitor({
    Property({ key, value }) {
      if (key.type !== 'Identifier' || value.type !== 'CallExpression') return;
      const [path] = value.arguments;
      if (path?.type === 'Literal' && typeof path.value === 'string')
        paths.set(key.name, path.value);
    },
  }).visit(program);
  return paths;
}

/** What `name: { … load: … import('…') … }` says in a context's `index.ts`. */
function modulesIn(program: ESTree.Program): readonly { name: string; module: string }[] {
  const found: { name: string; module: string }[] = [];
  let name = '';
  new Visitor({
    Property({ key, value }) {
      if (key.type !== 'Identifier' || value.type !== 'ObjectExpression') return;
      name = key.name;
    },
    ImportExpression({ source }) {
      if (source.type === 'Literal' && typeof source.value === 'string') {
        found.push({ name, module: source.value });
      }
    },
  }).visit(program);
  return found;
}
