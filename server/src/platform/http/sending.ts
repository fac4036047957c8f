import { nestedEnvelopeText, successAround, successText } from '@waybill/contract/envelope';
import type { Endpoint } from '@waybill/contract/endpoint';
import type { FileResponse } from '@waybill/contract/shared/file';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { compressed } from './compression.ts';
import type { JsonText } from './page-json.ts';
import { headersOfData } from './security.ts';

type TextResponse = {
  readonly kind: 'text';
  readonly text: JsonText;
  readonly replayed: boolean;
};

export type EndpointReply =
  | TextResponse
  | { readonly kind: 'file'; readonly file: FileResponse }
  | { readonly kind: 'sent' };

/** Sends a response; returns a promise if the caller has to wait until the last piece is sent. */
export function send(
  endpoint: Endpoint,
  response: EndpointReply,
  reply: FastifyReply,
): Promise<void> | undefined {
  if (response.kind === 'sent') return undefined;
  if (response.kind === 'file') return sendFile(response.file, reply);
  if (endpoint.response === 'text') return sendText(reply, response, 'text/csv; charset=utf-8');
  const text = wrapped(endpoint, response.text);
  return sendText(reply, { ...response, text }, 'application/json; charset=utf-8');
}

/** Sends a text, compressed if it is long and the client accepts it. */
function sendText(
  reply: FastifyReply,
  { text, replayed }: TextResponse,
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

const aroundBytes = {
  before: Buffer.from(successAround.before),
  after: Buffer.from(successAround.after),
};

function wrapped({ response }: Endpoint, json: JsonText): JsonText {
  if (response === 'bare') return json;
  if (typeof json !== 'string' && response !== 'doubled') {
    return Buffer.concat([aroundBytes.before, json, aroundBytes.after]);
  }
  const text = String(json);
  return response === 'doubled' ? nestedEnvelopeText(text) : successText(text);
}

/**
 * Sends a long file no faster than the client reads it; a disconnected client needs no response.
 */
function sendFile(file: FileResponse, reply: FastifyReply): Promise<void> | undefined {
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
