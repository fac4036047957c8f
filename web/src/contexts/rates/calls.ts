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
import { useAsk, useSend, useUpload } from '#client/queries.ts';
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

export const useRateCards = (asked: ArgsOf<typeof getRateCards>) =>
  useAsk(getRateCards, asked, listed);
export const useRateCard = (id: string) => useAsk(getRateCard, { id });
export const useCreateCard = () => useSend(createRateCard, { refreshes: [getRateCards] });
export const useUpdateCard = () =>
  useSend(updateRateCard, { refreshes: [getRateCards, getRateCard] });
export const useDeleteCard = () => useSend(deleteRateCard, { refreshes: [getRateCards] });

const cardReads = [getRateCards, getRateCard] as const;
export const useCreateVersion = () => useSend(createRateCardVersion, { refreshes: cardReads });
export const usePublishVersion = () => useSend(publishRateCardVersion, { refreshes: cardReads });
export const useWithdrawVersion = () => useSend(withdrawRateCardVersion, { refreshes: cardReads });

const replayPollMs = 700;
export const useStartReplay = () => useSend(startReplay, { refreshes: [getReplay] });
/** The latest replay by a version, asked for again until it has ended. */
export function useReplay(rateCardId: string) {
  const answer = useAsk(getReplay, { rateCardId });
  const isRunning = answer.data?.replay?.isCompleted === false;
  useAsk(getReplay, { rateCardId }, { enabled: isRunning, every: replayPollMs });
  return answer;
}

export const useServices = (
  asked: ArgsOf<typeof getRateServices>,
  options: { readonly enabled?: boolean } = {},
) => useAsk(getRateServices, asked, { ...listed, ...options });
export const useCreateService = () => useSend(createRateService, { refreshes: [getRateServices] });
export const useUpdateService = () => useSend(updateRateService, { refreshes: [getRateServices] });
export const useDeleteService = () =>
  useSend(deleteRateService, { refreshes: [getRateServices, getRates] });

export const useZones = (asked: ArgsOf<typeof getZones>) => useAsk(getZones, asked, listed);
export const useCreateZone = () => useSend(createZone, { refreshes: zoneReads });
export const useUpdateZone = () => useSend(updateZone, { refreshes: zoneReads });
export const useDeleteZone = () => useSend(deleteZone, { refreshes: zoneReads });
export const useZonePlaces = (asked: ArgsOf<typeof getZoneLocations>) =>
  useAsk(getZoneLocations, asked, listed);
export const useAddPlace = () => useSend(addZoneLocation, { refreshes: zoneReads });
export const useRemovePlace = () => useSend(removeZoneLocation, { refreshes: zoneReads });

export const useRates = (asked: ArgsOf<typeof getRates>) => useAsk(getRates, asked, listed);
const rateReads = [getRates, getRateMatrix, getServiceRate, ...laneReads] as const;
export const useRateMatrix = (rateServiceId: string, day: string, above: number) =>
  useAsk(
    getRateMatrix,
    { rateServiceId, day, above },
    { enabled: rateServiceId !== '', ...listed },
  );
export const useSaveMatrix = () => useSend(saveRateMatrix, { refreshes: rateReads });
export const useRate = (id: string) => useAsk(getServiceRate, { id });
export const useCreateRate = () => useSend(createRate, { refreshes: rateReads });
export const useUpdateRate = () => useSend(updateRate, { refreshes: rateReads });
export const useDeleteRate = () => useSend(deleteRate, { refreshes: rateReads });

export const useFuelLevies = (asked: ArgsOf<typeof getFuelLevies>) =>
  useAsk(getFuelLevies, asked, listed);
export const useCreateLevy = () => useSend(createFuelLevy, { refreshes: [getFuelLevies] });
export const useUpdateLevy = () => useSend(updateFuelLevy, { refreshes: [getFuelLevies] });
export const useDeleteLevy = () => useSend(deleteFuelLevy, { refreshes: [getFuelLevies] });

export const useSurcharges = (asked: ArgsOf<typeof getSurcharges>) =>
  useAsk(getSurcharges, asked, listed);
export const useCreateSurcharge = () => useSend(createSurcharge, { refreshes: [getSurcharges] });
export const useUpdateSurcharge = () => useSend(updateSurcharge, { refreshes: [getSurcharges] });
export const useDeleteSurcharge = () => useSend(deleteSurcharge, { refreshes: [getSurcharges] });

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

export const useCardCoverage = (asked: ArgsOf<typeof getCardCoverage>) =>
  useAsk(getCardCoverage, asked, listed);
export const useUncoveredPlaces = (asked: ArgsOf<typeof getUncoveredPlaces>) =>
  useAsk(getUncoveredPlaces, asked, listed);
export const useOverlappingPlaces = (asked: ArgsOf<typeof getOverlappingPlaces>) =>
  useAsk(getOverlappingPlaces, asked, listed);
export const useLanesWithoutRate = (asked: ArgsOf<typeof getLanesWithoutRate>) =>
  useAsk(getLanesWithoutRate, asked, listed);

/** Saves one of the reports on what a card leaves without a price as a CSV file. */
export function useExportCoverage() {
  const { call } = useClient();
  return useMutation({
    mutationFn: async ({ name, ...asked }: ArgsOf<typeof exportCoverage> & { name: string }) =>
      saveCsv(await call(exportCoverage, asked), name),
  });
}

export const useComparison = (asked: ArgsOf<typeof compareRateCards>) =>
  useAsk(compareRateCards, asked, listed);

/** Saves what changes from one card to another as a CSV file. */
export function useExportComparison() {
  const { call } = useClient();
  return useMutation({
    mutationFn: async ({ name, ...asked }: ArgsOf<typeof exportComparison> & { name: string }) =>
      saveCsv(await call(exportComparison, asked), name),
  });
}

const pollMs = 300;
export type RatesAnswer = Pick<ResultOf<typeof getRatesQuotes>, 'quotes' | 'unavailable'>;
type Question = ArgsOf<typeof multiQuoteRates>;

/** Prices by one card, be it a draft, at once; without one asks every active card and waits for all. */
export function useRatesTest(rateCardId?: string) {
  const { call } = useClient();
  return useMutation({
    mutationFn: async (request: Question): Promise<RatesAnswer> => {
      if (rateCardId !== undefined) return call(quoteRates, { ...request, rateCardId });
      const { resourceToken } = await call(multiQuoteRates, request);
      for (;;) {
        // Each question needs the answer to the one before it.
        // oxlint-disable-next-line no-await-in-loop
        const answer = await call(getRatesQuotes, { resourceToken });
        if (answer.isCompleted) return answer;
        // oxlint-disable-next-line no-await-in-loop
        await new Promise((resolve) => {
          setTimeout(resolve, pollMs);
        });
      }
    },
  });
}
