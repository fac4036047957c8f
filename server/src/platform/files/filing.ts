import type { FileStore } from '@waybill/adapters/file-store';
import { daily } from '../background/daily.ts';
import { context, type Context } from '../context.ts';
import { sweepFiles } from './sweep.ts';

/** Returns the file store's background task: it removes the bytes of deleted rows, after commit. */
export const filing = (files: FileStore): Context =>
  context('filing', {
    endpoints: [],
    tasks: { 'files.remove': ({ payload }) => files.remove(payload.key) },
    daily: { 'files.sweep': daily('03:00', (call) => sweepFiles(call, files)) },
  });
