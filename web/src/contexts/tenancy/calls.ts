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
import { useAsk, useSend, useUpload } from '#client/queries.ts';
import { saveCsv } from '#client/save-file.ts';

export const useTenantSettings = () => useAsk(getAllSettings, {});
export const useSaveTenantSettings = () =>
  useSend(updateAllSettings, { refreshes: [getAllSettings, getConfiguration] });
export const useTestDirectory = () => useSend(testDirectory, { refreshes: [] });
export const useSendTestEmail = () => useSend(sendTestEmail, { refreshes: [] });

export const useTenantFeatures = () => useAsk(getTenantFeatures, {});
export const useSaveFeatures = () =>
  useSend(updateTenantFeatures, { refreshes: [getTenantFeatures] });

export const useSidebarLinks = (asked: ArgsOf<typeof getSidebarLinks>) =>
  useAsk(getSidebarLinks, asked, { keepPrevious: true });
export const useSaveSidebarLink = () =>
  useSend(createOrUpdateSidebarLink, { refreshes: [getSidebarLinks] });
export const useDeleteSidebarLink = () =>
  useSend(deleteSidebarLink, { refreshes: [getSidebarLinks] });

const languageReads = [getLanguages, getLanguageTexts, getTexts] as const;

export const useLanguages = () => useAsk(getLanguages, {});
export const useSaveLanguage = () => useSend(createOrUpdateLanguage, { refreshes: languageReads });
export const useDeleteLanguage = () => useSend(deleteLanguage, { refreshes: languageReads });

export const useLanguageTexts = (asked: ArgsOf<typeof getLanguageTexts>, enabled: boolean) =>
  useAsk(getLanguageTexts, asked, { keepPrevious: true, enabled });
export const useSaveText = () =>
  useSend(updateLanguageTexts, { refreshes: [getLanguageTexts, getTexts] });
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
