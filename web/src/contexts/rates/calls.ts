import { useMutation } from '@tanstack/react-query';
import type { ArgsOf, ResultOf } from '@waybill/contract/endpoint';
import { getReplay, startReplay } from '@waybill/contract/booking/endpoints';
import {
  addZoneLocation,
  compareRateCards,
  createFuelLevy,
  createRate,
  createRateCard,
  createRateCardVersion,
  createRateService,
  createSurcharge,
  createZone,
  deleteFuelLevy,
  deleteRate,
  deleteRateCard,
  deleteRateService,
  deleteSurcharge,
  deleteZone,
  exportComparison,
  exportCoverage,
  exportRate,
  exportZone,
  getCardCoverage,
  getFuelLevies,
  getLanesWithoutRate,
  getOverlappingPlaces,
  getRateCard,
  getRateCards,
  getRateServices,
  getRateMatrix,
  getRates,
  getRatesQuotes,
  getServiceRate,
  getSurcharges,
  getUncoveredPlaces,
  getZoneLocations,
  getZones,
  importRate,
  importZone,
  multiQuoteRates,
  publishRateCardVersion,
  quoteRates,
  removeZoneLocation,
  saveRateMatrix,
  updateFuelLevy,
  updateRate,
  updateRateCard,
  updateRateService,
  updateSurcharge,
  updateZone,
  withdrawRateCardVersion,
} from '@waybill/contract/rates/endpoints';
import { useClient } from '#client/client-context.tsx';
import { useEndpointQuery, useEndpointMutation, useUpload } from '#client/queries.ts';
import { saveCsv } from '#client/save-file.ts';

const listed = { keepPrevious: true } as const;
const laneReads = [getCardCoverage, getLanesWithoutRate, compareRateCards] as const;
const zoneReads = [
  getZones,
  getZoneLocations,
  getUncoveredPlaces,
  getOverlappingPlaces,
  ...laneReads,
] as const;

export const useRateCards = (query: ArgsOf<typeof getRateCards>) =>
  useEndpointQuery(getRateCards, query, listed);
export const useRateCard = (id: string) => useEndpointQuery(getRateCard, { id });
export const useCreateCard = () =>
  useEndpointMutation(createRateCard, { refreshes: [getRateCards] });
export const useUpdateCard = () =>
  useEndpointMutation(updateRateCard, { refreshes: [getRateCards, getRateCard] });
export const useDeleteCard = () =>
  useEndpointMutation(deleteRateCard, { refreshes: [getRateCards] });

const cardReads = [getRateCards, getRateCard] as const;
export const useCreateVersion = () =>
  useEndpointMutation(createRateCardVersion, { refreshes: cardReads });
export const usePublishVersion = () =>
  useEndpointMutation(publishRateCardVersion, { refreshes: cardReads });
export const useWithdrawVersion = () =>
  useEndpointMutation(withdrawRateCardVersion, { refreshes: cardReads });

const replayPollMs = 700;
export const useStartReplay = () => useEndpointMutation(startReplay, { refreshes: [getReplay] });
/** The latest replay by a version, asked for again until it has ended. */
export function useReplay(rateCardId: string) {
  const query = useEndpointQuery(getReplay, { rateCardId });
  const isRunning = query.data?.replay?.isCompleted === false;
  useEndpointQuery(getReplay, { rateCardId }, { enabled: isRunning, every: replayPollMs });
  return query;
}

export const useServices = (
  query: ArgsOf<typeof getRateServices>,
  options: { readonly enabled?: boolean } = {},
) => useEndpointQuery(getRateServices, query, { ...listed, ...options });
export const useCreateService = () =>
  useEndpointMutation(createRateService, { refreshes: [getRateServices] });
export const useUpdateService = () =>
  useEndpointMutation(updateRateService, { refreshes: [getRateServices] });
export const useDeleteService = () =>
  useEndpointMutation(deleteRateService, { refreshes: [getRateServices, getRates] });

export const useZones = (query: ArgsOf<typeof getZones>) =>
  useEndpointQuery(getZones, query, listed);
export const useCreateZone = () => useEndpointMutation(createZone, { refreshes: zoneReads });
export const useUpdateZone = () => useEndpointMutation(updateZone, { refreshes: zoneReads });
export const useDeleteZone = () => useEndpointMutation(deleteZone, { refreshes: zoneReads });
export const useZonePlaces = (query: ArgsOf<typeof getZoneLocations>) =>
  useEndpointQuery(getZoneLocations, query, listed);
export const useAddPlace = () => useEndpointMutation(addZoneLocation, { refreshes: zoneReads });
export const useRemovePlace = () =>
  useEndpointMutation(removeZoneLocation, { refreshes: zoneReads });

export const useRates = (query: ArgsOf<typeof getRates>) =>
  useEndpointQuery(getRates, query, listed);
const rateReads = [getRates, getRateMatrix, getServiceRate, ...laneReads] as const;
export const useRateMatrix = (rateServiceId: string, day: string, above: number) =>
  useEndpointQuery(
    getRateMatrix,
    { rateServiceId, day, above },
    { enabled: rateServiceId !== '', ...listed },
  );
export const useSaveMatrix = () => useEndpointMutation(saveRateMatrix, { refreshes: rateReads });
export const useRate = (id: string) => useEndpointQuery(getServiceRate, { id });
export const useCreateRate = () => useEndpointMutation(createRate, { refreshes: rateReads });
export const useUpdateRate = () => useEndpointMutation(updateRate, { refreshes: rateReads });
export const useDeleteRate = () => useEndpointMutation(deleteRate, { refreshes: rateReads });

export const useFuelLevies = (query: ArgsOf<typeof getFuelLevies>) =>
  useEndpointQuery(getFuelLevies, query, listed);
export const useCreateLevy = () =>
  useEndpointMutation(createFuelLevy, { refreshes: [getFuelLevies] });
export const useUpdateLevy = () =>
  useEndpointMutation(updateFuelLevy, { refreshes: [getFuelLevies] });
export const useDeleteLevy = () =>
  useEndpointMutation(deleteFuelLevy, { refreshes: [getFuelLevies] });

export const useSurcharges = (query: ArgsOf<typeof getSurcharges>) =>
  useEndpointQuery(getSurcharges, query, listed);
export const useCreateSurcharge = () =>
  useEndpointMutation(createSurcharge, { refreshes: [getSurcharges] });
export const useUpdateSurcharge = () =>
  useEndpointMutation(updateSurcharge, { refreshes: [getSurcharges] });
export const useDeleteSurcharge = () =>
  useEndpointMutation(deleteSurcharge, { refreshes: [getSurcharges] });

export const useImportZones = () => useUpload(importZone, { refreshes: zoneReads });
export const useImportRates = () => useUpload(importRate, { refreshes: rateReads });

/** Saves the zones or the rates of a card as a CSV file. */
export function useExportCsv(kind: 'zones' | 'rates') {
  const { call } = useClient();
  return useMutation({
    mutationFn: async ({ rateCardId, name }: { rateCardId: string; name: string }) => {
      const text = await call(kind === 'zones' ? exportZone : exportRate, { rateCardId });
      saveCsv(text, name);
    },
  });
}

export const useCardCoverage = (query: ArgsOf<typeof getCardCoverage>) =>
  useEndpointQuery(getCardCoverage, query, listed);
export const useUncoveredPlaces = (query: ArgsOf<typeof getUncoveredPlaces>) =>
  useEndpointQuery(getUncoveredPlaces, query, listed);
export const useOverlappingPlaces = (query: ArgsOf<typeof getOverlappingPlaces>) =>
  useEndpointQuery(getOverlappingPlaces, query, listed);
export const useLanesWithoutRate = (query: ArgsOf<typeof getLanesWithoutRate>) =>
  useEndpointQuery(getLanesWithoutRate, query, listed);

/** Saves one of the reports on what a card leaves without a price as a CSV file. */
export function useExportCoverage() {
  const { call } = useClient();
  return useMutation({
    mutationFn: async ({ name, ...query }: ArgsOf<typeof exportCoverage> & { name: string }) =>
      saveCsv(await call(exportCoverage, query), name),
  });
}

export const useComparison = (query: ArgsOf<typeof compareRateCards>) =>
  useEndpointQuery(compareRateCards, query, listed);

/** Saves what changes from one card to another as a CSV file. */
export function useExportComparison() {
  const { call } = useClient();
  return useMutation({
    mutationFn: async ({ name, ...query }: ArgsOf<typeof exportComparison> & { name: string }) =>
      saveCsv(await call(exportComparison, query), name),
  });
}

const pollMs = 300;
export type RatesResponse = Pick<ResultOf<typeof getRatesQuotes>, 'quotes' | 'unavailable'>;
type RatesQuery = ArgsOf<typeof multiQuoteRates>;

/** Prices by one card, be it a draft, at once; without one asks every active card and waits for all. */
export function useRatesTest(rateCardId?: string) {
  const { call } = useClient();
  return useMutation({
    mutationFn: async (request: RatesQuery): Promise<RatesResponse> => {
      if (rateCardId !== undefined) return call(quoteRates, { ...request, rateCardId });
      const { resourceToken } = await call(multiQuoteRates, request);
      for (;;) {
        // Each question needs the answer to the one before it.
        // oxlint-disable-next-line no-await-in-loop
        const result = await call(getRatesQuotes, { resourceToken });
        if (result.isCompleted) return result;
        // oxlint-disable-next-line no-await-in-loop
        await new Promise((resolve) => {
          setTimeout(resolve, pollMs);
        });
      }
    },
  });
}
