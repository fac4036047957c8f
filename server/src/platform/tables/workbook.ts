import { on } from 'node:events';
import { Worker } from 'node:worker_threads';

/** A column of a sheet; `format` is Excel's, such as `#,##0.00`. */
export type WorkbookColumn = {
  readonly head: string;
  /** Characters. */
  readonly width: number;
  readonly format?: string;
  /** Its texts are days or local times (`yyyy-MM-dd`, `yyyy-MM-dd HH:mm:ss`), written as dates. */
  readonly isDate?: boolean;
};

export type WorkbookCell = string | number | null;
export type WorkbookRows = readonly (readonly WorkbookCell[])[];

/** What the thread receives: the sheet, then rows whenever it asks for more. */
export type WorkbookInput =
  | { readonly name: string; readonly columns: readonly WorkbookColumn[] }
  | { readonly rows: WorkbookRows | null };

/** What the thread sends. */
export type WorkbookOutput =
  | { readonly kind: 'more' }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'done' };

type Sheet = { readonly name: string; readonly columns: readonly WorkbookColumn[] };

/** The media type of Excel workbooks. */
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * A workbook with one sheet, written by a thread of its own while its rows are read: memory holds
 * one batch. Texts stay texts whatever they begin with, so none becomes a formula.
 * @throws what reading the rows throws, and an Error if the thread ends early.
 */
export async function* workbookOf(
  sheet: Sheet,
  batches: AsyncIterable<WorkbookRows>,
): AsyncGenerator<Uint8Array> {
  const worker = new Worker(new URL('./workbook-thread.ts', import.meta.url), {
    name: 'workbook',
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  const rows = batches[Symbol.asyncIterator]();
  try {
    worker.postMessage(sheet satisfies WorkbookInput);
    for await (const [output] of on(worker, 'message', { close: ['exit'] })) {
      const { kind, ...rest } = output as WorkbookOutput;
      if (kind === 'done') return;
      if (kind === 'more') {
        const next = await rows.next();
        worker.postMessage({ rows: next.done ? null : next.value } satisfies WorkbookInput);
      } else if ('bytes' in rest) yield rest.bytes;
    }
    throw new Error('The thread that writes the workbook ended early');
  } finally {
    await rows.return?.();
    await worker.terminate();
  }
}
