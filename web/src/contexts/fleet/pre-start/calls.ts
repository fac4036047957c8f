import type { ArgsOf } from '@waybill/contract/endpoint';
import {
  clearPreStartCheck,
  getDriverPreStartAnswer,
  getDriverPreStartAnswers,
  getPreStartChecksCsv,
  getPreStartEvidence,
  getPreStartQuestions,
  savePreStartQuestions,
  getPreStartImage,
} from '@waybill/contract/fleet/endpoints';
import { useDownload, useEndpointMutation, useEndpointQuery } from '#client/queries.ts';
import { useExportFile } from '#contexts/records/links/assets.ts';
import { driverReads } from '../calls.ts';

const checkReads = [getDriverPreStartAnswers, getDriverPreStartAnswer, ...driverReads] as const;

export const usePreStartChecks = (query: ArgsOf<typeof getDriverPreStartAnswers>) =>
  useEndpointQuery(getDriverPreStartAnswers, query, { keepPrevious: true });

export const usePreStartCheck = (id: string) => useEndpointQuery(getDriverPreStartAnswer, { id });

export const useClearCheck = () =>
  useEndpointMutation(clearPreStartCheck, { refreshes: checkReads });

export const useExportChecks = () => useExportFile(getPreStartChecksCsv);

export const useEvidence = () => useDownload(getPreStartEvidence);

export const usePreStartSettings = () => useEndpointQuery(getPreStartQuestions, {});

export const useSavePreStartSettings = () =>
  useEndpointMutation(savePreStartQuestions, { refreshes: [getPreStartQuestions] });

/** Returns the props of a check's photo for `PictureLink`. */
export const preStartPicture = (id: string, image: string) =>
  ({ endpoint: getPreStartImage, args: { id, image } }) as const;
