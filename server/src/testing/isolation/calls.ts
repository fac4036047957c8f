import { allEndpoints } from '@waybill/contract/all';
import { aBooking } from '@waybill/contract/booking/examples';
import { anAddress, aProduct } from '@waybill/contract/customers/examples';
import type { Endpoint } from '@waybill/contract/endpoint';
import { aJob, aScan } from '@waybill/contract/jobs/examples';
import { reports } from '@waybill/contract/reports/reports/catalogue';
import { type CallWithIds, idMembersOf } from './id-members.ts';
import { isleGuest, isleType } from './kinds.ts';

type Base = Readonly<Record<string, unknown>>;

const size = (value: number, unit: string) => ({ value, unit });
const freight = {
  fromAddress: { postCode: '2015', suburb: 'Alexandria' },
  toAddress: { postCode: '3121', suburb: 'Richmond' },
  items: [
    {
      length: size(40, 'cm'),
      width: size(30, 'cm'),
      height: size(25, 'cm'),
      weight: size(12, 'kg'),
      quantity: 1,
    },
  ],
};
const toBook = {
  ...aBooking(),
  customer: { id: 1 },
  carrierAccountId: 1,
  carrierServiceCode: 'STD',
};
const aPromoCode = (code: string) => ({
  code,
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  rate: { calcMethod: 'Percentage', value: 5 },
});
const priced = [{ packageType: 'Carton', quantity: 1, pricingDetails: [{ amount: 100 }] }];

/** The records of one customer, of a type that customers read. */
const ofIsleType = (): Base => ({ type: isleType });

/**
 * What some calls must be sent beside ids, each time under another name; for all others the
 * smallest input does. Ids that stand here are replaced by the caller's own.
 */
const bases: Readonly<Record<string, (name: string) => Base>> = {
  'customers.createOrUpdateCustomer': (companyName) => ({ customer: { companyName } }),
  'customers.createOrUpdateFrequentAddress': () => ({ address: anAddress() }),
  'customers.createOrUpdateProduct': (name) => ({ product: aProduct({ productCode: name }) }),
  'customers.createOrUpdateCostCenter': (name) => ({ costCenter: { code: name, name } }),
  'customers.updateCustomers': (accountManager) => ({ accountManager }),
  'customers.saveECommerceStoreSettings': (storeKey) => ({
    ecommerceSettings: { storeType: 'Csv', storeKey },
  }),
  'customers.updateECommerceStoreSettings': (storeKey) => ({
    ecommerceSettings: JSON.stringify({ storeType: 'Csv', storeKey }),
  }),
  'customers.createOrUpdateReference': (name) => ({ reference: { name } }),
  'carriers.createOrUpdateCarrierAccount': (name) => ({
    carrierAccount: { name, code: name, carrierCode: 'OWN' },
  }),
  'rates.quoteRates': () => freight,
  'rates.multiQuoteRates': () => freight,
  'rates.createRateCard': (name) => ({ ratecard: { code: name, name } }),
  'rates.updateRateCard': (name) => ({ ratecard: { id: 'own', code: name, name } }),
  'rates.createFuelLevy': (name) => ({ fuellevy: { name } }),
  'rates.createSurcharge': (code) => ({ surcharge: { code, rateCardId: 'own' } }),
  'rates.createZone': (code) => ({ zone: { code, rateCardId: 'own' } }),
  'rates.createRateService': (name) => ({
    rateservice: { code: name, name, rateCardId: 'own' },
  }),
  'pricing.createQuote': () => freight,
  'shops.createOrUpdateShop': (name) => ({ shop: { name, eCommercePlatform: 'Simulated' } }),
  'shops.testShop': () => ({ shop: { eCommercePlatform: 'Simulated' } }),
  'shops.createOrUpdateBox': () => ({
    box: {
      boxType: 'Carton',
      length: size(20, 'cm'),
      width: size(20, 'cm'),
      height: size(20, 'cm'),
      weight: size(100, 'g'),
    },
  }),
  'shops.updateOrder': (name) => ({ order: { items: [{ name, quantity: 1 }] } }),
  'pricing.getInsuranceQuotes': () => ({ insuredValue: 1000 }),
  'records.getEntity': ofIsleType,
  'records.getEntities': ofIsleType,
  'records.updateEntity': () => ({
    ...ofIsleType(),
    entity: { id: 'own', data: { note: 'Isle' } },
  }),
  'records.deleteEntity': ofIsleType,
  'tenancy.createOrUpdateSidebarLink': (title) => ({ sidebarLink: { title, url: '/track' } }),
  'tenancy.createOrUpdateLanguage': (displayName) => ({
    language: { name: `fr-x-${displayName.toLowerCase()}`, displayName },
  }),
  'tenancy.getLanguageTexts': () => ({ sourceName: 'Platform', targetLanguageName: 'en' }),
  'pricing.createOrUpdatePromoCode': (code) => ({ promoCode: aPromoCode(code) }),
  'booking.createOrUpdateBooking': () => ({ booking: toBook, operations: ['Book'] }),
  'booking.createOrUpdateBatchBooking': () => ({ bookings: [toBook], operations: ['Book'] }),
  'booking.sendQuote': () => ({ email: 'isle@quotes.example' }),
  'booking.getGuestBooking': () => ({ Email: isleGuest }),
  'booking.getGuestDocuments': () => ({ Email: isleGuest, DocumentType: 'LabelZpl' }),
  'booking.getDocuments': () => ({ DocumentType: 'ConsignmentNote' }),
  'finance.generateAdhocInvoice': () => ({ adhocInvoice: { items: priced } }),
  // Of a kind of its own, because numbers are counted apart for each kind.
  'messaging.getEntityChanges': () => ({ entitytype: 'Booking' }),
  'reconciliation.approveReconciliation': () => ({
    id: 'own',
    approvedBookings: [{ id: 'own', approvedServices: [{ id: 'own' }] }],
  }),
  'reconciliation.resolveServices': () => ({ resolution: 'Disputed', note: 'Isle' }),
  'jobs.createScanEvent': (note) => ({ jobid: 'own', scanevent: aScan({ details: { note } }) }),
  'reports.createOrUpdateReportSchedule': () => ({
    schedule: { reportId: reports[0]?.id, parameters: { Period: 'Today' }, every: 'Day' },
  }),
  'administration.discardBackgroundTask': (reason) => ({ reason }),
  'webhooks.createOrUpdateWebhook': () => ({
    webhook: { url: 'https://example.com/isle', events: ['job.scanned'] },
  }),
  'jobs.updateJob': () => ({ job: { ...aJob({ customerid: 1 }), id: 'own' } }),
};

/** Protocols of others, whose tokens are no records. */
const isForeignProtocol = ({ path }: Endpoint): boolean =>
  path.startsWith('/api/auth/') || path === '/token';

let names = 0;
const freshName = (): string => `ISLE-${(names += 1)}`;

/** Every call of the contract, and which of its members name records. */
export const allCalls: readonly CallWithIds[] = Object.entries(allEndpoints).flatMap(
  ([context, endpoints]) =>
    Object.entries(endpoints)
      .filter(([, endpoint]) => !isForeignProtocol(endpoint))
      .map(([name, endpoint]) => ({
        title: `${context}.${name}`,
        endpoint,
        members: idMembersOf(name, endpoint),
        base: () => bases[`${context}.${name}`]?.(freshName()) ?? {},
      })),
);

export const callsWithIds = allCalls.filter(({ members }) => members.length > 0);
