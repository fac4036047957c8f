import type { ListFile, ListImport, MendedRow } from '@waybill/contract/shared/imports';
import { useState } from 'react';
import { useUploadAsset } from '#contexts/records/links/assets.ts';
import { columnsInOwnWords } from './own-words.ts';

type Columns = Readonly<Record<string, string>>;
type Query = Pick<ListFile, 'fileId'> & {
  readonly columns?: Columns;
  readonly dryRun?: boolean;
  readonly mended?: MendedRow[];
};

/** The import endpoint's mutation, bound to the list's owner. */
export type ListImporting<Response extends ListImport = ListImport> = {
  readonly mutate: (query: Query, then: { readonly onSuccess: (done: Response) => void }) => void;
  readonly reset: () => void;
  readonly isPending: boolean;
  readonly error: Error | null;
};

/**
 * A file on its way in: sent, looked at under its columns, mended row by row, and then taken.
 * @param words what the columns are called in the reader's language, as our templates head them.
 */
export function useListImport<Response extends ListImport>(
  importing: ListImporting<Response>,
  words: Readonly<Record<string, string>> = {},
) {
  const upload = useUploadAsset();
  const [file, setFile] = useState<File | null>(null);
  const [sent, setSent] = useState(0);
  const [look, setLook] = useState<Response | null>(null);
  const [result, setResult] = useState<Response | null>(null);
  const [mended, setMended] = useState<readonly MendedRow[]>([]);
  const fileId = upload.data?.fileName;
  const lookAt = (id: string, terms: Partial<Query> & object = {}) => {
    const query = { ...terms, fileId: id, dryRun: true };
    importing.mutate(query, {
      onSuccess: (done) => {
        const columns = terms.columns === undefined ? columnsInOwnWords(done, words) : undefined;
        if (columns === undefined) setLook(done);
        else lookAt(id, { ...terms, columns });
      },
    });
  };
  const lookAgain = (terms: Partial<Query> & object) => {
    if (fileId === undefined || look === null) return;
    lookAt(fileId, { columns: look.columns, mended: [...mended], ...terms });
  };
  const choose = (chosen: File | undefined) => {
    upload.reset();
    importing.reset();
    setFile(chosen ?? null);
    setLook(null);
    setResult(null);
    setMended([]);
    setSent(0);
    if (!chosen) return;
    upload.mutate(
      { args: {}, files: [chosen], onProgress: setSent },
      { onSuccess: ({ fileName }) => lookAt(fileName) },
    );
  };
  return {
    file,
    look,
    /** What was looked at: the file, its columns and what was mended. */
    query:
      fileId === undefined || look === null
        ? null
        : { fileId, columns: look.columns, mended: [...mended] },
    result,
    choose,
    take: () => {
      if (fileId === undefined || !look) return;
      const { columns } = look;
      importing.mutate({ fileId, columns, mended: [...mended] }, { onSuccess: setResult });
    },
    read: (columns: Columns) => lookAgain({ columns }),
    /** Looks again with cells of rows as somebody mended them, in place of those of the file. */
    mend: (rows: readonly MendedRow[]) => {
      const now = mendedWith(mended, rows);
      setMended(now);
      lookAgain({ mended: [...now] });
    },
    /** Looks again under other terms of the call, which stand before those it is bound to. */
    reconsider: (terms: object) => lookAgain(terms),
    /** Part of the file that has arrived, 0 to 1, while it is on its way. */
    sent: upload.isPending ? sent : null,
    working: importing.isPending,
    problem: upload.error ?? importing.error,
  };
}

/** What was mended before, with the cells that are mended now. */
function mendedWith(before: readonly MendedRow[], now: readonly MendedRow[]): readonly MendedRow[] {
  const rows = new Map(before.map(({ index, cells }) => [index, cells]));
  for (const { index, cells } of now) rows.set(index, { ...rows.get(index), ...cells });
  return [...rows].map(([index, cells]) => ({ index, cells }));
}
