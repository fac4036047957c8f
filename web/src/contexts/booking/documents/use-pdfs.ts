import { useMutation } from '@tanstack/react-query';
import type { PrintedDocumentType } from '@waybill/contract/booking/operation-logs/operations';
import { useClient } from '#client/client-context.tsx';
import { save } from '#client/save-file.ts';
import {
  downloadDocument,
  downloadGuestDocument,
  getDocuments,
  getGuestDocuments,
} from '../calls.ts';

type PdfPage = {
  readonly bookingId: number;
  readonly type: PrintedDocumentType;
  /** Downloads the file under its number, as a browser would save a tab under a random name. */
  readonly isSaved?: boolean;
};

/** Opens a PDF of a booking in a new tab, or downloads it; label files are always downloaded. */
export function usePdf() {
  const { call } = useClient();
  const open = useOpenTokens();
  return useMutation({
    mutationFn: async ({ bookingId, type, isSaved = false }: PdfPage) => {
      const query = { BookingId: bookingId, DocumentType: type };
      const { tokens } = await call(getDocuments, query);
      if (tokens.length === 0) throw new Error('This document has not been made yet.');
      await open(tokens, isSaved);
    },
  });
}

type GuestPdf = { readonly id: number; readonly email: string; readonly type: PrintedDocumentType };

/** The same for a guest, authenticated by e-mail address. */
export function useGuestPdf() {
  const { call } = useClient();
  const open = useOpenTokens(downloadGuestDocument);
  return useMutation({
    mutationFn: async ({ id, email, type }: GuestPdf) => {
      const query = { BookingId: id, Email: email, DocumentType: type };
      const { tokens } = await call(getGuestDocuments, query);
      if (tokens.length === 0) throw new Error('This document has not been made yet.');
      await open(tokens);
    },
  });
}

type DownloadEndpoint = typeof downloadDocument | typeof downloadGuestDocument;

/** Opens the files of document tokens: PDFs in new tabs unless `isSaved`; others are downloaded. */
export function useOpenTokens(
  authenticate: DownloadEndpoint = downloadDocument,
): (tokens: readonly string[], isSaved?: boolean) => Promise<void> {
  const { download } = useClient();
  return async (tokens, isSaved = false) => {
    for (const token of tokens) {
      // One after another: browsers limit the tabs that a page may open at once.
      const file = await download(authenticate, { token });
      const isVisible = !isSaved && file.blob.type === 'application/pdf' && show(file.blob);
      if (!isVisible) save(file);
    }
  };
}

/** Returns true if a new tab shows the file; browsers may block it. */
function show(blob: Blob): boolean {
  const address = URL.createObjectURL(blob);
  const opened = window.open(address, '_blank');
  setTimeout(() => URL.revokeObjectURL(address), cacheMs);
  return opened !== null;
}

/** Long enough for a user to press Print in the new tab. */
const cacheMs = 600_000;
