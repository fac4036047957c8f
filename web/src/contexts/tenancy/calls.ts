import { useMutation } from '@tanstack/react-query';
import {
  createOrUpdateLanguage,
  createOrUpdateSidebarLink,
  deleteLanguage,
  deleteSidebarLink,
  exportLanguageTexts,
  getAllSettings,
  getConfiguration,
  getLanguages,
  getLanguageTexts,
  getSidebarLinks,
  getTenantFeatures,
  getTexts,
  importLanguageTexts,
  sendTestEmail,
  testDirectory,
  updateAllSettings,
  updateLanguageTexts,
  updateTenantFeatures,
} from '@waybill/contract/tenancy/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useClient } from '#client/client-context.tsx';
import { useEndpointQuery, useEndpointMutation, useUpload } from '#client/queries.ts';
import { saveCsv } from '#client/save-file.ts';

export const useTenantSettings = () => useEndpointQuery(getAllSettings, {});
export const useSaveTenantSettings = () =>
  useEndpointMutation(updateAllSettings, { refreshes: [getAllSettings, getConfiguration] });
export const useTestDirectory = () => useEndpointMutation(testDirectory, { refreshes: [] });
export const useSendTestEmail = () => useEndpointMutation(sendTestEmail, { refreshes: [] });

export const useTenantFeatures = () => useEndpointQuery(getTenantFeatures, {});
export const useSaveFeatures = () =>
  useEndpointMutation(updateTenantFeatures, { refreshes: [getTenantFeatures] });

export const useSidebarLinks = (query: ArgsOf<typeof getSidebarLinks>) =>
  useEndpointQuery(getSidebarLinks, query, { keepPrevious: true });
export const useSaveSidebarLink = () =>
  useEndpointMutation(createOrUpdateSidebarLink, { refreshes: [getSidebarLinks] });
export const useDeleteSidebarLink = () =>
  useEndpointMutation(deleteSidebarLink, { refreshes: [getSidebarLinks] });

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
