import type { Plugin, Rolldown } from 'vite';
import { app, firstLines, pagesOf } from './pages.ts';

type Bundle = Rolldown.OutputBundle;

/** Characters of code that may come before the first requests are sent. */
const mostBeforeRequests = 12_000;

/**
 * Writes `first-scripts.json` beside the built app, so that the server lets browsers ask for all
 * scripts of a page at once: `{ "app": ["/assets/….js"], "pages": [{ "path": "/jobs/details/$id",
 * "scripts": […] }] }`, in the order in which they are needed; those of a page beside those of the
 * app.
 */
export function firstScripts(): Plugin {
  return {
    name: 'waybill:first-scripts',
    apply: 'build',
    async generateBundle(_, bundle) {
      checkFirstLines(bundle);
      const ofApp = [...new Set([firstLines, app].flatMap((module) => scriptsOf(bundle, module)))];
      const pages = (await pagesOf(this)).map(({ path, module }) => ({
        path,
        scripts: scriptsOf(bundle, module).filter((script) => !ofApp.includes(script)),
      }));
      checkShapes(bundle, [...ofApp, ...pages.flatMap(({ scripts }) => scripts)]);
      const source = JSON.stringify({ app: ofApp, pages });
      this.emitFile({ type: 'asset', fileName: 'first-scripts.json', source });
    },
  };
}

/** The first requests are sent while the app is on its way: they must not wait for any of it. */
function checkFirstLines(bundle: Bundle): void {
  const scripts = scriptsOf(bundle, firstLines);
  const files = scripts.map((script) => bundle[script.slice(1)]);
  const size = files.reduce(
    (sum, file) => sum + (file?.type === 'chunk' ? file.code.length : 0),
    0,
  );
  if (size <= mostBeforeRequests) return;
  throw new Error(
    `web/src/first.ts brings ${size} characters of script, ${mostBeforeRequests} at most: ` +
      `${scripts.join(', ')}. It may import only what has few imports.`,
  );
}

/** Shapes come with the first call that changes something, and zod with them (decision 0108). */
function checkShapes(bundle: Bundle, scripts: readonly string[]): void {
  for (const script of new Set(scripts)) {
    const file = bundle[script.slice(1)];
    if (file?.type !== 'chunk') continue;
    const shape = file.moduleIds.find((id) => /[\\/]zod[\\/]|\?with-shapes$/.test(id));
    if (shape !== undefined) throw new Error(`${script}, which a page starts with, has ${shape}.`);
  }
}

/** The scripts without which a module does not begin, its own first. */
function scriptsOf(bundle: Bundle, module: RegExp | string): readonly string[] {
  const isIt = (id: string) => (typeof module === 'string' ? id === module : module.test(id));
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const first =
    chunks.find(({ facadeModuleId }) => facadeModuleId !== null && isIt(facadeModuleId)) ??
    chunks.find(({ moduleIds }) => moduleIds.some(isIt));
  const names = new Set(first ? [first.fileName] : []);
  // A set yields what is added while it is walked.
  for (const name of names) {
    const file = bundle[name];
    if (file?.type === 'chunk') for (const needed of file.imports) names.add(needed);
  }
  return [...names].map((name) => `/${name}`);
}
