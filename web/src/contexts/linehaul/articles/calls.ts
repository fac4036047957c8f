import {
  getLineHaulLoad,
  resolveLineHaulArticles,
  scanLineHaulArticles,
  undoLineHaulScan,
} from '@waybill/contract/linehaul/endpoints';
import type { ResultOf } from '@waybill/contract/endpoint';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';
import { lineHaulReads } from '../calls.ts';

export const useLoad = (id: string) => useEndpointQuery(getLineHaulLoad, { id });

/** Scans articles; `onDone` is called for every scan, also while others are being sent. */
export const useScanArticles = (onDone: (result: ResultOf<typeof scanLineHaulArticles>) => void) =>
  useEndpointMutation(scanLineHaulArticles, { refreshes: lineHaulReads, onDone });

export const useUndoScan = () =>
  useEndpointMutation(undoLineHaulScan, { refreshes: lineHaulReads });

export const useResolveArticles = () =>
  useEndpointMutation(resolveLineHaulArticles, { refreshes: lineHaulReads });
