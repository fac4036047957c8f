import { doubledText, successText } from '@waybill/contract/envelope';
import type { Endpoint } from '@waybill/contract/endpoint';
import type { FileAnswer } from '@waybill/contract/shared/file';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { compressed } from './compression.ts';
import { headersOfData } from './security.ts';

type TextAnswer = {
  readonly kind: 'text';
  readonly text: string;
  readonly replayed: boolean;
};

export type Answered =
  | TextAnswer
  | { readonly kind: 'file'; readonly file: FileAnswer }
  | { readonly kind: 'sent' };

/** Sends a response; returns a promise if the caller has to wait until the last piece is sent. */
export function send(
  promise: Endpoint,
  answer: Answered,
  reply: FastifyReply,
): Promise<void> | undefined {
  if (answer.kind === 'sent') return undefined;
  if (answer.kind === 'file') return sendFile(answer.file, reply);
  if (promise.answer === 'text') return sendText(reply, answer, 'text/csv; charset=utf-8');
  const text = wrapped(promise, answer.text);
  return sendText(reply, { ...answer, text }, 'application/json; charset=utf-8');
}

/** A long text is compressed if the client accepts it. */
function sendText(
  reply: FastifyReply,
  { text, replayed }: TextAnswer,
  type: string,
): Promise<void> | undefined {
  const headers = headersOfData(reply.request);
  headers.push('cache-control', 'no-store', 'content-type', type);
  if (replayed) headers.push('idempotent-replayed', 'true');
  const smaller = compressed(text, reply.request);
  if (smaller !== undefined) {
    headers.push('content-encoding', 'gzip', 'vary', 'accept-encoding');
    return smaller.then((bytes) => sendWhole(reply, headers, bytes));
  }
  sendWhole(reply, headers, text);
  return undefined;
}

/** Bypasses Fastify's reply, which would check each header and the body type again. */
function sendWhole(reply: FastifyReply, headers: string[], body: string | Buffer): void {
  headers.push('content-length', String(Buffer.byteLength(body)));
  reply.hijack();
  reply.raw.writeHead(200, headers);
  reply.raw.end(body);
}

function wrapped({ answer }: Endpoint, text: string): string {
  if (answer === 'bare') return text;
  return answer === 'doubled' ? doubledText(text) : successText(text);
}

/**
 * A long file is sent no faster than the client reads it; a client that disconnected needs no
 * response.
 */
function sendFile(file: FileAnswer, reply: FastifyReply): Promise<void> | undefined {
  const name = encodeURIComponent(file.fileName);
  const how = file.inline === true ? 'inline' : 'attachment';
  reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `${how}; filename*=UTF-8''${name}`)
    .type(file.fileType);
  if ('bytes' in file) {
    reply.send(Buffer.from(file.bytes));
    return undefined;
  }
  const stream = Readable.from(file.pieces);
  reply.header('content-length', file.size).send(stream);
  return finished(stream).catch(() => {});
}
