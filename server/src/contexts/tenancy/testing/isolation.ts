import {
  createOrUpdateLanguage,
  createOrUpdateSidebarLink,
} from '@waybill/contract/tenancy/endpoints';
import { isolationRecords } from '#testing/isolation/isolation-records.ts';
import type { Caller } from '#testing/test-app.ts';

/** The records of this context for the isolation test. */
export const tenancyIsolation = isolationRecords({
  ofCustomer: [],
  ofTenant: ['tenant', 'language', 'sidebarLink'],
  inputs: {
    createOrUpdateSidebarLink: (title) => ({ sidebarLink: { title, url: '/track' } }),
    createOrUpdateLanguage: (displayName) => ({
      language: { name: `fr-x-${displayName.toLowerCase()}`, displayName },
    }),
    getLanguageTexts: () => ({ sourceName: 'Platform', targetLanguageName: 'en' }),
  },
  make: async ({ tenant, admin, customer }) => ({
    tenant: { number: tenant.id },
    language: await languageRecord(admin, `fr-x-isle${customer.number}`),
    sidebarLink: await sidebarLinkRecord(admin),
  }),
});

async function languageRecord(admin: Caller, name: string) {
  const language = { name, displayName: 'Island French' };
  const { id } = await admin.call(createOrUpdateLanguage, { language });
  return { number: id };
}

async function sidebarLinkRecord(admin: Caller) {
  const sidebarLink = { title: 'Handbook', url: 'https://handbook.example/' };
  const { id } = await admin.call(createOrUpdateSidebarLink, { sidebarLink });
  return { number: id };
}
