import { parentPort } from 'node:worker_threads';
import type { PdfResult } from './worker-pool.ts';
import type { PdfTexts } from './texts.ts';

type Order = {
  readonly kind: { readonly module: string; readonly draw: string };
  readonly data: unknown;
  readonly words: PdfTexts | undefined;
};

parentPort?.on('message', (order: Order) => void response(order));

async function response({ kind, data, words }: Order): Promise<void> {
  try {
    const module: Readonly<Record<string, unknown>> = await import(kind.module);
    const draw = module[kind.draw];
    if (typeof draw !== 'function') throw new TypeError(`${kind.module} has no ${kind.draw}()`);
    const drawn: Uint8Array = await draw(data, new Date(), words);
    // A copy with its own memory is transferred to the other thread; the original may share a pool.
    const bytes = new Uint8Array(drawn);
    parentPort?.postMessage({ bytes } satisfies PdfResult, [bytes.buffer]);
  } catch (thrown) {
    const { name, message } = thrown instanceof Error ? thrown : new Error(String(thrown));
    parentPort?.postMessage({ name, message } satisfies PdfResult);
  }
}
