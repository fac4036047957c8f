import {
  createOrUpdatePromoCode,
  createQuote,
  getQuotes,
} from '@waybill/contract/pricing/endpoints';
import { freight } from '#testing/isolation/freight.ts';
import { isolationRecords } from '#testing/isolation/isolation-records.ts';
import type { Caller } from '#testing/test-app.ts';

const aPromoCode = (code: string) => ({
  code,
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  rate: { calcMethod: 'Percentage' as const, value: 5 },
});

/** The records of this context for the isolation test. */
export const pricingIsolation = isolationRecords({
  ofCustomer: ['quoteRequest', 'quote'],
  ofTenant: ['promoCode'],
  inputs: {
    createQuote: () => freight,
    getInsuranceQuotes: () => ({ insuredValue: 1000 }),
    createOrUpdatePromoCode: (code) => ({ promoCode: aPromoCode(code) }),
  },
  make: async ({ admin, customer, code }) => ({
    ...(await quoteRecords(admin, customer.number)),
    promoCode: await promoCodeRecord(admin, code),
  }),
});

async function promoCodeRecord(admin: Caller, code: string) {
  const rate = { calcMethod: 'Percentage' as const, value: 5 };
  const promoCode = { code, startDate: '2026-01-01', endDate: '2026-12-31', rate };
  const { id } = await admin.call(createOrUpdatePromoCode, { promoCode });
  return { number: id };
}

async function quoteRecords(admin: Caller, customerId: number) {
  const request = { ...freight, customer: { customerId } };
  const { resourceToken } = await admin.call(createQuote, request);
  const { quotes } = await admin.call(getQuotes, { resourceToken });
  return { quoteRequest: { text: resourceToken }, quote: { guid: quotes[0]?.id ?? '' } };
}
