import { translate } from '#client/reading.ts';
import type { DocumentType } from '@waybill/contract/records/documents/rights';
import { uploadFault } from '@waybill/contract/shared/uploads';
import { useRef, useState } from 'react';
import { type UploadRefusal, uploadProblem } from '../assets/upload-problem.ts';
import type { DocumentsAbout } from './about.ts';
import { useUploadDocument } from './calls.ts';

/** A file being uploaded: its progress, or why it was refused. */
export type Underway = {
  readonly key: number;
  readonly file: File;
  readonly kind: UploadKind;
  readonly sent: number;
  readonly problem: UploadRefusal | null;
};
export type UploadKind = {
  readonly documentType: DocumentType;
  readonly isVisibleToCustomer: boolean;
};

/** Uploads files to a record one after another; refused files are listed until dismissed. */
export function useUploads(about: DocumentsAbout) {
  const uploading = useUploadDocument();
  const [underway, setUnderway] = useState<readonly Underway[]>([]);
  const keys = useRef(0);
  const change = (key: number, changes: Partial<Underway>) =>
    setUnderway((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const drop = (key: number) => setUnderway((all) => all.filter((one) => one.key !== key));
  const send = async ({ key, file, kind }: Underway): Promise<void> => {
    change(key, { sent: 0, problem: null });
    try {
      const onProgress = (sent: number) => change(key, { sent });
      await uploading.mutateAsync({ args: { ...about, ...kind }, files: [file], onProgress });
      drop(key);
    } catch (error) {
      change(key, { problem: uploadProblem(error as Error) });
    }
  };
  const add = async (files: readonly File[], kind: UploadKind): Promise<void> => {
    const added = files.map((file): Underway => {
      const fault = uploadFault(file);
      const problem = fault && { message: translate(fault.message), isFinal: true };
      return { key: (keys.current += 1), file, kind, sent: 0, problem };
    });
    setUnderway((all) => [...all, ...added]);
    // One after another: parallel uploads would block other requests of the page.
    // oxlint-disable-next-line no-await-in-loop
    for (const one of added) if (one.problem === null) await send(one);
  };
  return { underway, add, retry: send, drop };
}
