import {
  getLineHauls,
  scanLineHaulArticles,
  undoLineHaulScan,
} from '@waybill/contract/linehaul/endpoints';
import {
  createScanEventForWarehouseItems,
  getItems,
  getWarehouseConsignments,
  recordDeliveryProof,
  undoItemScan,
  getItemScanImage,
} from '@waybill/contract/warehouse/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import type { CallOptions, Client } from '#client/call.ts';
import { useEndpointQuery, usePicture } from '#client/queries.ts';

type Call = Client['call'];

/** Quotes a text for a filter. */
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

export const useItemOfBarcode = (barcode: string) =>
  useEndpointQuery(getItems, { filter: `itemId eq ${quoted(barcode)}`, maxResultCount: 1 });

const choicesMax = 200;

/** Queries the line hauls in a status, newest first. */
export const useTripsIn = (status: 'Loading' | 'Unloading', enabled: boolean) =>
  useEndpointQuery(
    getLineHauls,
    { filter: `status eq '${status}'`, maxResultCount: choicesMax },
    { enabled },
  );

export const useTrip = (id: string | null) =>
  useEndpointQuery(
    getLineHauls,
    { filter: `linehaulid eq ${quoted(id ?? '')}`, maxResultCount: 1 },
    { enabled: id !== null },
  );

export const useNewestConsignments = (enabled: boolean) =>
  useEndpointQuery(getWarehouseConsignments, { maxResultCount: choicesMax }, { enabled });

export const useItemsOfConsignment = (number: string | null) =>
  useEndpointQuery(
    getItems,
    { filter: `consignmentNumber eq ${quoted(number ?? '')}`, maxResultCount: 1000 },
    { enabled: number !== null },
  );

/** The queries with which the station compares its scans. */
export const comparedWith = [getItems, getLineHauls] as const;

type ItemScan = ArgsOf<typeof createScanEventForWarehouseItems>['scanEvent'];

/** How long the station waits for a response; a scan with pictures takes longest. */
const timeout_ms = 30_000;

/** A request without a response ends, so that it does not hold up the next scans. */
const withTimeout = (): CallOptions => ({ signal: AbortSignal.timeout(timeout_ms) });

/** Sends one scan of an item; returns the server's result. */
export const sendItemScan = async (call: Call, itemId: string, scanEvent: ItemScan) =>
  (await call(createScanEventForWarehouseItems, { itemIds: [itemId], scanEvent }, withTimeout()))
    .results[0];

/** Sends one scan of an article on a line haul; returns the server's result. */
export const sendArticleScan = async (call: Call, linehaulid: string, article: string) =>
  (await call(scanLineHaulArticles, { linehaulid, articlenumbers: [article] }, withTimeout()))
    .results[0];

export const sendUndo = (call: Call, id: string) => call(undoItemScan, { id }, withTimeout());

export const sendArticleUndo = (call: Call, linehaulid: string, articlenumber: string) =>
  call(undoLineHaulScan, { linehaulid, articlenumber }, withTimeout());

export type ProofToSend = ArgsOf<typeof recordDeliveryProof>;

export const sendProof = (call: Call, proof: ProofToSend) =>
  call(recordDeliveryProof, proof, withTimeout());

/** Returns the props of a scan's picture for `PictureLink`. */
export const itemScanPicture = (id: string, image: string) =>
  ({ endpoint: getItemScanImage, args: { id, image } }) as const;

/** The small version of a photo, for lists. */
export const useThumbnail = (id: string, image: string) =>
  usePicture(getItemScanImage, { id, image, size: 'thumbnail' });
