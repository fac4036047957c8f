import { useMutation } from '@tanstack/react-query';
import type { PrintedDocumentType } from '@waybill/contract/booking/operation-logs/operations';
import { useClient } from '#client/client-context.tsx';
import { save } from '#client/save-file.ts';
import {
  downloadDocument,
  downloadGuestDocument,
  getDocuments,
  getGuestDocuments,
  openDocument,
} from '../calls.ts';
import { useTenant } from '#shell/tenant/tenant-context.ts';

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
      await open(tokens, isSaved || type === 'LabelZpl');
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

/**
 * Opens the files of document tokens in new tabs, each at an address that ends with its name; saves
 * them where `isSaved` or where the browser opens no tab.
 */
export function useOpenTokens(
  authenticate: DownloadEndpoint = downloadDocument,
): (tokens: readonly string[], isSaved?: boolean) => Promise<void> {
  const { download } = useClient();
  const { endpoint } = useTenant();
  return async (tokens, isSaved = false) => {
    for (const token of tokens) {
      // One after another: a browser lets a page open few tabs at once.
      const isVisible = !isSaved && show(`${endpoint}${addressOf(token)}`);
      if (!isVisible) save(await download(authenticate, { token }));
    }
  };
}

const addressOf = (token: string): string =>
  openDocument.path.replace('{token}', encodeURIComponent(token));

/** True when a new tab shows the file; browsers may forbid opening one. */
const show = (address: string): boolean => Boolean(window.open(address, '_blank'));
