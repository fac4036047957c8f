import { handleNative } from '#platform/context.ts';
import * as contract from '@waybill/contract/identity/endpoints';

/**
 * The session library reports client errors here and reads no response. Anyone can send false
 * reports, so nothing is stored.
 */
export const logFromBrowser = handleNative(contract.logFromBrowser, async () => ({
  status: 200,
  body: '',
}));
