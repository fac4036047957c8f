import { actorOfPage } from '#contexts/identity/public.ts';
import { handleNative } from '#platform/context.ts';
import { systemScope } from '#platform/db/scope.ts';
import { fetchFile, type StoredFile } from '#platform/files/tickets.ts';
import { scopeOf } from '#platform/http/actor.ts';
import type { NativeCall, NativeReply } from '#platform/http/native.ts';
import { dataHeaders } from '#platform/http/security.ts';
import type { Services } from '#platform/services.ts';
import * as contract from '@waybill/contract/booking/endpoints';
import { documentPurpose, guestDocumentPurpose } from '../documents.ts';

/**
 * Some browsers name a file saved from their viewer after the URL, some after the header, so both
 * contain the file name. The token alone only opens a guest's own document.
 */
export const openDocument = (services: Services) =>
  handleNative(contract.openDocument, async (call): Promise<NativeReply> => {
    const file = (await documentOfSession(services, call)) ?? (await guestDocument(services, call));
    if (file === null) return gone;
    const name = encodeURIComponent(file.fileName);
    if (call.params['fileName'] !== file.fileName) {
      const location = contract.openDocument.path.replace(
        '{token}',
        encodeURIComponent(call.params['token'] ?? ''),
      );
      return { status: 302, headers: { location: `${location}/${name}` }, body: '' };
    }
    return { status: 200, headers: headersOf(file, name), body: file.bytes };
  });

const gone: NativeReply = {
  status: 404,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body: 'This document is no longer available. Open it again from its booking.',
};

async function documentOfSession(services: Services, call: NativeCall): Promise<StoredFile | null> {
  const actor = await actorOfPage(services, call);
  if (actor === null) return null;
  const { files, database } = services;
  return database.reading(scopeOf(actor, call.requestId), (db) =>
    fetchFile({ db, files, now: call.now }, documentPurpose, call.params['token'] ?? ''),
  );
}

async function guestDocument(
  { files, database }: Services,
  call: NativeCall,
): Promise<StoredFile | null> {
  if (call.tenantId === null) return null;
  return database.reading(systemScope(call.tenantId, call.requestId), (db) =>
    fetchFile({ db, files, now: call.now }, guestDocumentPurpose, call.params['token'] ?? ''),
  );
}

/** Only PDFs are shown inline, by the browser's own viewer, whose styles the policy allows. */
const headersOf = (file: StoredFile, name: string): Readonly<Record<string, string>> => ({
  ...dataHeaders,
  'content-type': file.fileType,
  'content-disposition': `${
    file.fileType === 'application/pdf' ? 'inline' : 'attachment'
  }; filename*=UTF-8''${name}`,
  'content-security-policy':
    "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
});
