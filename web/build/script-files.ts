import { build, type Plugin, type PluginOption, type Rolldown, type UserConfig } from 'vite';
import { readsByPage } from '../src/first-reads.ts';
import { filesOf, type ScriptLoad } from './chunk-files.ts';
import { app, firstLines, pagesOf } from './pages.ts';
import { reachable } from './preload-main.ts';

type Chunk = Rolldown.OutputChunk;

/** How much a load counts: what people wait for most is worth most. */
const weights = {
  page: 1,
  usualPage: 4,
  /** Of pages without the app, which are to stay small. */
  smallPage: 100,
  /** Of what each page loads after it has been shown. */
  onEachPage: 30,
  /** Of dialogs, tabs and other parts that are opened later. */
  opened: 0.2,
};
const usualPages = new Set([
  ...Object.keys(readsByPage),
  '/auth/login',
  '/bookings/new',
  '/dashboard',
  '/guest/book',
]);
const onEachPage = /shell[\\/]at-rest\.|ui[\\/]layers\.|parts[\\/]SearchDialog\./;

/**
 * Distributes modules that several entries share to files (decision 0114). The bundler makes a file
 * of each set of modules that the same entries need, 60 to 140 for a page: a first build finds
 * these sets, and `filesOf` merges them.
 */
export function scriptFiles(): Plugin {
  return {
    name,
    apply: 'build',
    async config(config) {
      // The page of all widgets is built with the same plugins, and has nothing to share.
      if (config.build?.rolldownOptions?.input === undefined) return null;
      const files = await filesOfModules(config);
      const shared: Rolldown.CodeSplittingGroup = {
        name: (id) => files.get(id) ?? null,
        includeDependenciesRecursively: false,
        priority: 2,
      };
      const codeSplitting = { groups: [shared, shapes] };
      return { build: { rolldownOptions: { output: { codeSplitting } } } };
    },
  };
}

const name = 'waybill:script-files';

/** Shapes of requests come with the first call that changes something, a file for each context. */
const shapes: Rolldown.CodeSplittingGroup = {
  name: (id) => `shapes-${/src[\\/](\w+)/.exec(id)?.[1] ?? ''}`,
  test: /\?with-shapes$/,
  priority: 1,
};

/** Builds what is to be built, without writing it. */
async function filesOfModules(config: UserConfig): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  const finding: Plugin = {
    name: 'waybill:find-script-files',
    async generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const pages = new Map((await pagesOf(this)).map(({ module, path }) => [module, path]));
      for (const [at, modules] of modulesByFile(chunks, pages).entries()) {
        for (const module of modules) files.set(module, `shared-${at}`);
      }
    },
  };
  const others = (config.plugins ?? []).filter((one) => !isItself(one));
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [...others, finding],
    build: { ...config.build, write: false, reportCompressedSize: false },
  });
  return files;
}

const isItself = (plugin: PluginOption): boolean =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === name;

function modulesByFile(
  chunks: readonly Chunk[],
  pages: ReadonlyMap<string, string>,
): readonly (readonly string[])[] {
  const { beforeRequests, ofApp, loads } = loadsOf(chunks, pages);
  // What comes earlier does not grow by what comes later.
  const areaOf = (chunk: Chunk): string => {
    if (hasOwnGroup(chunk)) return chunk.name;
    if (beforeRequests.has(chunk.fileName)) return 'before requests';
    return ofApp.has(chunk.fileName) ? 'app' : 'pages';
  };
  // An entry keeps its file: it may do something as soon as it is loaded.
  const shared = chunks.filter(({ isEntry, isDynamicEntry }) => !isEntry && !isDynamicEntry);
  const files = filesOf(
    shared.map((chunk) => ({
      name: chunk.fileName,
      imports: chunk.imports,
      size: chunk.code.length,
      area: areaOf(chunk),
    })),
    loads,
  );
  const modules = new Map(
    shared
      .filter((chunk) => !hasOwnGroup(chunk))
      .map(({ fileName, moduleIds }) => [fileName, moduleIds.filter((id) => !withShapes.test(id))]),
  );
  return files.map((names) => names.flatMap((name) => modules.get(name) ?? []));
}

const withShapes = /\?with-shapes$/;
const hasOwnGroup = ({ name }: Chunk): boolean => name === 'react' || name === 'zod';

type Loads = {
  readonly beforeRequests: ReadonlySet<string>;
  readonly ofApp: ReadonlySet<string>;
  readonly loads: readonly ScriptLoad[];
};

function loadsOf(chunks: readonly Chunk[], pages: ReadonlyMap<string, string>): Loads {
  const entry = (module: RegExp): Chunk => {
    const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => module.test(id)));
    if (found === undefined) throw new Error(`No script of ${module} was built.`);
    return found;
  };
  const beforeRequests = reachable(entry(firstLines), chunks);
  const ofApp = new Set([...beforeRequests, ...reachable(entry(app), chunks)]);
  const loads = chunks
    .filter(({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry)
    .filter(({ moduleIds }) => !moduleIds.some((id) => withShapes.test(id)))
    .map((chunk): ScriptLoad => {
      const own = reachable(chunk, chunks);
      if (chunk.isEntry) return { needs: own, weight: weights.smallPage };
      const path = chunk.moduleIds.map((id) => pages.get(id)).find((found) => found !== undefined);
      if (path === undefined) {
        const isOnEach = onEachPage.test(chunk.facadeModuleId ?? '');
        const needs = new Set([...own].filter((name) => !ofApp.has(name)));
        return { needs, weight: isOnEach ? weights.onEachPage : weights.opened };
      }
      const weight = usualPages.has(path) ? weights.usualPage : weights.page;
      return { needs: new Set([...ofApp, ...own]), weight };
    });
  return { beforeRequests, ofApp, loads };
}
