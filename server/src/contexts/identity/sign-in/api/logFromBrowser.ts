import { handleNative } from '#platform/context.ts';
import * as contract from '@waybill/contract/identity/endpoints';

/**
 * The library tells what went wrong and reads no answer. Whoever may call may lie: nothing is kept.
 */
export const logFromBrowser = handleNative(contract.logFromBrowser, async () => ({
  status: 200,
  body: '',
}));
