import * as contract from '@waybill/contract/messaging/endpoints';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { handleNative } from '#platform/context.ts';

const script = readFileSync(join(import.meta.dirname, '../service-worker.js'), 'utf8');

export const pushServiceWorker = handleNative(contract.pushServiceWorker, async () => ({
  status: 200,
  headers: {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'service-worker-allowed': '/',
  },
  body: script,
}));
