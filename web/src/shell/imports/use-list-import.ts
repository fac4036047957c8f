import type { ListFile, ListImport } from '@waybill/contract/shared/imports';
import { useState } from 'react';
import { useUploadAsset } from '#contexts/records/links/assets.ts';

type Columns = Readonly<Record<string, string>>;
type Query = Pick<ListFile, 'fileId'> & { readonly columns?: Columns; readonly dryRun?: boolean };

/** The import endpoint's mutation, bound to the list's owner. */
export type ListImporting<Response extends ListImport = ListImport> = {
  readonly mutate: (query: Query, then: { readonly onSuccess: (done: Response) => void }) => void;
  readonly reset: () => void;
  readonly isPending: boolean;
  readonly error: Error | null;
};

/** The state of an import: the upload, the preview with its columns, and the import itself. */
export function useListImport<Response extends ListImport>(importing: ListImporting<Response>) {
  const upload = useUploadAsset();
  const [file, setFile] = useState<File | null>(null);
  const [sent, setSent] = useState(0);
  const [look, setLook] = useState<Response | null>(null);
  const [result, setResult] = useState<Response | null>(null);
  const fileId = upload.data?.fileName;
  const lookAt = (id: string, columns?: Columns, terms: object = {}) => {
    const query = { ...terms, fileId: id, dryRun: true, ...(columns && { columns }) };
    importing.mutate(query, { onSuccess: setLook });
  };
  const choose = (chosen: File | undefined) => {
    upload.reset();
    importing.reset();
    setFile(chosen ?? null);
    setLook(null);
    setResult(null);
    setSent(0);
    if (!chosen) return;
    upload.mutate(
      { args: {}, files: [chosen], onProgress: setSent },
      { onSuccess: ({ fileName }) => lookAt(fileName) },
    );
  };
  const take = () => {
    if (fileId === undefined || !look) return;
    const { columns } = look;
    importing.mutate({ fileId, columns }, { onSuccess: setResult });
  };
  return {
    file,
    look,
    result,
    choose,
    take,
    read: (columns: Columns) => fileId !== undefined && lookAt(fileId, columns),
    /** Previews again with other options; the options bound to the list take precedence. */
    reconsider: (terms: object) =>
      fileId !== undefined && look !== null && lookAt(fileId, look.columns, terms),
    /** The uploaded part of the file, 0 to 1, during the upload. */
    sent: upload.isPending ? sent : null,
    working: importing.isPending,
    problem: upload.error ?? importing.error,
  };
}
