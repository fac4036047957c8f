import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** Preloads what the first lines of a page import, so that a browser requests all of it at once. */
export function preloadMain(main: RegExp): Plugin {
  return {
    name: 'waybill:preload-main',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const started = chunks.find(({ facadeModuleId }) => main.test(facadeModuleId ?? ''));
        if (started === undefined) throw new Error(`No script of ${main} was built.`);
        const all = reachable(started, chunks);
        return [...all].filter((file) => !html.includes(file)).map(tagOf);
      },
    },
  };
}

/** Returns a chunk and all that it imports, directly or not. */
export function reachable(
  from: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
): ReadonlySet<string> {
  const found = new Set([from.fileName]);
  for (const name of found) {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    for (const imported of chunk?.imports ?? []) found.add(imported);
  }
  return found;
}

const tagOf = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
  injectTo: 'head',
});
