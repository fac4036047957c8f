import {
  createOrUpdateLanguage,
  deleteLanguage,
  exportLanguageTexts,
  getLanguages,
  getLanguageTexts,
  getTexts,
  importLanguageTexts,
  updateLanguageTexts,
} from '@waybill/contract/tenancy/endpoints';
import { useMutation } from '@tanstack/react-query';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { saveCsv } from '#client/save-file.ts';
import { useClient } from '#client/client-context.tsx';
import { useEndpointMutation, useEndpointQuery, useUpload } from '#client/queries.ts';

const languageReads = [getLanguages, getLanguageTexts, getTexts] as const;

export const useLanguages = () => useEndpointQuery(getLanguages, {});

export const useSaveLanguage = () =>
  useEndpointMutation(createOrUpdateLanguage, { refreshes: languageReads });

export const useDeleteLanguage = () =>
  useEndpointMutation(deleteLanguage, { refreshes: languageReads });

export const useLanguageTexts = (query: ArgsOf<typeof getLanguageTexts>, enabled: boolean) =>
  useEndpointQuery(getLanguageTexts, query, { keepPrevious: true, enabled });

export const useSaveText = () =>
  useEndpointMutation(updateLanguageTexts, { refreshes: [getLanguageTexts, getTexts] });

export const useImportTexts = () =>
  useUpload(importLanguageTexts, { refreshes: [getLanguageTexts, getTexts] });

/** Saves the texts of two languages as a CSV file. */
export function useExportTexts() {
  const { call } = useClient();
  return useMutation({
    mutationFn: async (of: { baseLanguageName: string; targetLanguageName: string }) => {
      const text = await call(exportLanguageTexts, of);
      const name = `texts-${of.targetLanguageName}.csv`;
      saveCsv(text, name);
    },
  });
}
