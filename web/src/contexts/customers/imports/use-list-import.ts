import type { ListImport } from '@waybill/contract/customers/imports';
import { useState } from 'react';
import { useUploadAsset } from '#contexts/records/links/assets.ts';
import type { useImportAddresses } from '../calls.ts';

type Importing = ReturnType<typeof useImportAddresses>;
type Columns = Readonly<Record<string, string>>;

/** A file on its way in: sent, looked at under its columns, and then taken. */
export function useListImport(customerId: number, importing: Importing) {
  const upload = useUploadAsset();
  const [file, setFile] = useState<File | null>(null);
  const [text, setText] = useState('');
  const [sent, setSent] = useState(0);
  const [look, setLook] = useState<ListImport | null>(null);
  const [result, setResult] = useState<ListImport | null>(null);
  const fileId = upload.data?.fileName;
  const lookAt = (id: string, columns?: Columns) => {
    const args = { customerId, fileId: id, dryRun: true, ...(columns && { columns }) };
    importing.mutate(args, { onSuccess: setLook });
  };
  const choose = (chosen: File | undefined) => {
    upload.reset();
    importing.reset();
    setFile(chosen ?? null);
    setLook(null);
    setResult(null);
    setSent(0);
    if (!chosen) return;
    void chosen.text().then(setText);
    upload.mutate(
      { args: {}, files: [chosen], onProgress: setSent },
      { onSuccess: ({ fileName }) => lookAt(fileName) },
    );
  };
  const take = () => {
    if (fileId === undefined || !look) return;
    const { columns } = look;
    importing.mutate({ customerId, fileId, columns }, { onSuccess: setResult });
  };
  return {
    file,
    text,
    look,
    result,
    choose,
    take,
    read: (columns: Columns) => fileId !== undefined && lookAt(fileId, columns),
    /** Part of the file that has arrived, 0 to 1, while it is on its way. */
    sent: upload.isPending ? sent : null,
    working: importing.isPending,
    problem: upload.error ?? importing.error,
  };
}
