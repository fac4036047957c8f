import { Worker } from 'node:worker_threads';
import type { PdfTexts } from './texts.ts';

/**
 * The code that draws a PDF: a module and the name of its function `(data, drawnAt, words) =>
 * Promise<Buffer>`.
 */
export type PdfKind<Data> = {
  readonly module: string;
  readonly draw: string;
  /** Only for the type; never set. */
  readonly data?: (data: Data) => void;
};

/** Refers to the function `draw` of a module, which only the worker loads. */
export const pdfKind = <Data>(module: URL, draw: string): PdfKind<Data> => ({
  module: module.href,
  draw,
});

// The data of each kind differs, and a function's argument accepts only its own: hence `never`.
export type PdfKinds = Readonly<Record<string, PdfKind<never>>>;
export type DataOf<Kind> = Kind extends PdfKind<infer Data> ? Data : never;

export type PdfPool<Kinds extends PdfKinds> = {
  /**
   * Draws a PDF in a worker thread. `data` must be plain (it is copied to the thread), `words` are
   * English by default. Rejects with the name and message of an error thrown while drawing, or with
   * a PdfFailure if the thread died or exceeded the time limit.
   */
  readonly renderPdf: <Name extends keyof Kinds & string>(
    name: Name,
    data: DataOf<Kinds[Name]>,
    words?: PdfTexts,
  ) => Promise<Buffer>;
  /** Stops the thread; pending PDFs are rejected. */
  readonly close: () => Promise<void>;
};

/** Thrown if a PDF could not be drawn because of the worker thread. */
export class PdfFailure extends Error {
  override name = 'PdfFailure';
}

/**
 * Opens a pool of one thread, which starts with the first PDF, caches its fonts, and does not
 * prevent the process from exiting. A PDF that takes longer than `timeLimit_ms` ends the thread,
 * and the PDFs queued behind it go to a new one.
 */
export function openPdfPool<const Kinds extends PdfKinds>(
  kinds: Kinds,
  { timeLimit_ms = 60_000 }: { readonly timeLimit_ms?: number } = {},
): PdfPool<Kinds> {
  const waiting: Order[] = [];
  let worker: Worker | undefined;
  let current: { readonly order: Order; readonly timer: NodeJS.Timeout } | undefined;
  let isClosed = false;

  const drawNext = (): void => {
    if (current !== undefined) return;
    const order = waiting.shift();
    if (order === undefined) return worker?.unref();
    worker ??= startWorker({ onResult: deliver, onFailure: giveUp });
    worker.ref();
    const timer = setTimeout(() => giveUp(`took longer than ${timeLimit_ms} ms`), timeLimit_ms);
    current = { order, timer };
    worker.postMessage({ kind: order.kind, data: order.data, words: order.words });
  };

  const finish = (settle: (order: Order) => void): void => {
    const done = current;
    if (done === undefined) return;
    clearTimeout(done.timer);
    current = undefined;
    settle(done.order);
    drawNext();
  };

  const deliver = (result: PdfResult): void =>
    finish(({ resolve, reject }) =>
      'bytes' in result ? resolve(asBuffer(result.bytes)) : reject(asError(result)),
    );

  const giveUp = (reason: string): void => {
    const abandoned = worker;
    worker = undefined;
    if (abandoned !== undefined) abandon(abandoned);
    finish(({ name, reject }) => reject(new PdfFailure(`The PDF “${name}” ${reason}.`)));
  };

  return {
    renderPdf: (name, data, words) =>
      new Promise((resolve, reject) => {
        const kind = kinds[name];
        if (kind === undefined) throw new PdfFailure(`There is no PDF “${name}”.`);
        if (isClosed) throw new PdfFailure('The PDF pool is closed.');
        waiting.push({ name, kind, data, words, resolve, reject });
        drawNext();
      }),
    close: async () => {
      isClosed = true;
      const stopped = worker;
      for (const { reject } of waiting.splice(0)) reject(new PdfFailure('The PDF pool is closed.'));
      giveUp('was not finished before the pool closed');
      await stopped?.terminate();
    },
  };
}

type WorkerEvents = {
  readonly onResult: (result: PdfResult) => void;
  /**
   * Called with the reason that the thread cannot draw any more, as the predicate of a sentence
   * about the PDF.
   */
  readonly onFailure: (reason: string) => void;
};

function startWorker({ onResult, onFailure }: WorkerEvents): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url), {
    name: 'papers',
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  started.on('message', onResult);
  started.on('error', (error) => onFailure(`stopped the drawing thread: ${error}`));
  started.on('exit', (code) => onFailure(`lost the drawing thread (exit ${code})`));
  return started;
}

/** Ends a thread and ignores its further messages. */
function abandon(worker: Worker): void {
  worker.removeAllListeners();
  worker.on('error', () => undefined);
  void worker.terminate();
}

/** The message from the worker: the bytes of the PDF, or the error thrown while drawing. */
export type PdfResult = { readonly bytes: Uint8Array } | Thrown;

/** An error sent between threads would lose its name, by which callers identify a refusal. */
type Thrown = { readonly name: string; readonly message: string };

const asError = ({ name, message }: Thrown): Error => Object.assign(new Error(message), { name });

type Order = {
  readonly name: string;
  readonly kind: PdfKind<never>;
  readonly data: unknown;
  readonly words: PdfTexts | undefined;
  readonly resolve: (bytes: Buffer) => void;
  readonly reject: (error: Error) => void;
};

const asBuffer = (bytes: Uint8Array): Buffer =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
