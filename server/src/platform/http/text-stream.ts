import type { TextStream } from '@waybill/contract/shared/file';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';

/**
 * Streams text while it is read, no faster than the client accepts it. An error before the first
 * piece is sent as a normal refusal; a later one closes the connection, so that a partial response
 * is not mistaken for a complete one.
 */
export async function sendPieces(
  { fileName, fileType = 'text/csv; charset=utf-8', pieces }: TextStream,
  reply: FastifyReply,
): Promise<{ readonly kind: 'sent' }> {
  const first = await pieces.next();
  const stream = Readable.from(following(first, pieces));
  const name = encodeURIComponent(fileName);
  void reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
    // A proxy must not gather pieces.
    .header('x-accel-buffering', 'no')
    .type(fileType)
    .send(stream);
  // A disconnected client needs no response; reading ends with the stream.
  await finished(stream).catch(() => {});
  return { kind: 'sent' };
}

async function* following(
  first: IteratorResult<string>,
  pieces: AsyncGenerator<string>,
): AsyncGenerator<string> {
  if (first.done !== true) yield first.value;
  yield* pieces;
}
