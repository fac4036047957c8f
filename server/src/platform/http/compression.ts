import type { FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/**
 * The minimum length in characters or bytes, such as a list of fifty rows or the texts of a
 * language. Shorter texts are faster uncompressed.
 */
const worthIt = 16_384;
const compress = promisify(gzip);

/**
 * Compresses a long text off the main thread if the client accepts it; undefined to send it as it
 * is.
 */
export const compressed = (
  text: string | Buffer,
  request: FastifyRequest,
): Promise<Buffer> | undefined =>
  text.length >= worthIt && takesGzip(request) ? compress(text, { level: 4 }) : undefined;

const takesGzip = ({ headers }: FastifyRequest): boolean =>
  /\bgzip\b(?!;\s*q=0)/.test(String(headers['accept-encoding'] ?? ''));
