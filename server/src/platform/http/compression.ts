import type { FastifyReply } from 'fastify';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** From so many characters on: a list of fifty, the texts of a language. Less is sent sooner as it is. */
const worthIt = 16_384;
const compress = promisify(gzip);

/** Sends a text, a long one compressed where the other side takes that; the work is done beside the thread. */
export function sendText(text: string, reply: FastifyReply): Promise<void> | undefined {
  if (text.length >= worthIt && takesGzip(reply)) return sendCompressed(text, reply);
  reply.send(text);
  return undefined;
}

const takesGzip = ({ request }: FastifyReply): boolean =>
  /\bgzip\b(?!;\s*q=0)/.test(String(request.headers['accept-encoding'] ?? ''));

async function sendCompressed(text: string, reply: FastifyReply): Promise<void> {
  const bytes = await compress(text, { level: 4 });
  reply.headers({ 'content-encoding': 'gzip', vary: 'accept-encoding' }).send(bytes);
}
