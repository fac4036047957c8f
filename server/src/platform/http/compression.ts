import type { FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** From so many characters on: a list of fifty, the texts of a language. Less is sent sooner as it is. */
const worthIt = 16_384;
const compress = promisify(gzip);

/** A long text made small, beside the thread, for whoever takes that; undefined if it goes as it is. */
export const compressed = (text: string, request: FastifyRequest): Promise<Buffer> | undefined =>
  text.length >= worthIt && takesGzip(request) ? compress(text, { level: 4 }) : undefined;

const takesGzip = ({ headers }: FastifyRequest): boolean =>
  /\bgzip\b(?!;\s*q=0)/.test(String(headers['accept-encoding'] ?? ''));
