import {
  getLineHaulLoad,
  resolveLineHaulArticles,
  scanLineHaulArticles,
  undoLineHaulScan,
} from '@waybill/contract/linehaul/endpoints';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';
import { lineHaulReads } from '../calls.ts';

export const useLoad = (id: string) => useEndpointQuery(getLineHaulLoad, { id });

export const useScanArticles = () =>
  useEndpointMutation(scanLineHaulArticles, { refreshes: lineHaulReads });

export const useUndoScan = () =>
  useEndpointMutation(undoLineHaulScan, { refreshes: lineHaulReads });

export const useResolveArticles = () =>
  useEndpointMutation(resolveLineHaulArticles, { refreshes: lineHaulReads });
