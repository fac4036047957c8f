import { join } from 'node:path';
import { build } from 'vite';

/** Builds the page with the session library as one script. */
export async function sessionLibraryScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    define: { 'process.env': '{}' },
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'page.ts'),
        output: { format: 'iife' },
      },
    },
  });
  const [bundle] = [built].flat();
  const chunk = bundle !== undefined && 'output' in bundle ? bundle.output[0] : undefined;
  if (chunk === undefined) throw new Error('The session library makes no script');
  return chunk.code;
}
