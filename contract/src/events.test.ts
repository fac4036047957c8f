import { describe, expect, it } from 'vitest';
import { allEndpoints } from './all.ts';
import { staleEndpoints, topicsOfEvents } from './events.ts';

const endpoints = Object.entries(allEndpoints).flatMap(([context, byName]) =>
  Object.entries(byName).map(([name, endpoint]) => ({ context, name, endpoint })),
);
const listed = new Set<string>(Object.values(staleEndpoints).flat());

/** Responses that no event changes: choices, settings, and files made for the caller. */
const neverStale = new Set([
  'books.getBooksChart',
  'booking.getBookingConfigurations',
  'booking.getGuestTerms',
  'booking.getLabelSettings',
  'customers.getCustomerBusinessTypes',
  'customers.getCustomerStatusTypes',
  'customers.getCustomersCsv',
  'customers.getCustomersTypes',
  'customers.getDurationTypes',
  'customers.getFrequentAddressesCsv',
  'customers.getProductsCsv',
  'finance.getBillingDraft',
  'fleet.getPolyline',
  'fleet.getPreStartChecksCsv',
  'fleet.getPreStartQuestions',
  'fleet.getWaypoint',
  'fleet.getWaypointsForDriver',
  'finance.exportCreditNotes',
  'finance.exportInvoices',
  'finance.exportJournals',
  'finance.exportPayments',
  'finance.exportRemittanceAdvices',
  'finance.getBraintreeTokenizationKey',
  'finance.getCreditNoteDocument',
  'finance.getFeeForEdit',
  'finance.getFees',
  'finance.getGuestTokenizationKey',
  'finance.getInvoiceDocument',
  'finance.getJournalAccounts',
  'finance.getRctiDocument',
  'finance.getRemittanceDocument',
  'finance.getStatementDocument',
  'jobs.getProofRules',
  'jobs.getJobTypes',
  'jobs.getProofRules',
  'jobs.getLineHaulStatuses',
  'jobs.getScanEventTypes',
  'linehaul.exportLineHauls',
  'messaging.getCommentStatus',
  'messaging.getCommentVisibilityLevel',
  'messaging.getDiscussionStatus',
  'messaging.getDiscussionType',
  'messaging.getPushConfiguration',
  'messaging.getPushTokenByUser',
  'messaging.getTemplateTypeFields',
  'messaging.getTemplateTypes',
  'messaging.suggestUsers',
  'reconciliation.getDisputeLetter',
  'shops.getAvailableECommercePlatforms',
  'shops.getBoxTypes',
  'shops.getECommerceAttributes',
  'warehouse.exportItems',
  'warehouse.exportWarehouseConsignments',
  'warehouse.exportWarehouseLocations',
  'warehouse.getWarehouseUserSettings',
]);

describe('the table of stale endpoints', () => {
  it('lists only paths of endpoints that read', () => {
    const reads = new Set<string>(
      endpoints.filter(({ endpoint }) => endpoint.reads).map(({ endpoint }) => endpoint.path),
    );
    expect([...listed].filter((path) => !reads.has(path))).toEqual([]);
  });

  it('has every GET with JSON of a context with events, or it is known to be never stale', () => {
    const withTopics = new Set(
      endpoints.filter(({ endpoint }) => listed.has(endpoint.path)).map(({ context }) => context),
    );
    withTopics.delete('pricing');
    const missing = endpoints
      .filter(({ context, endpoint: { reads, method, response } }) => {
        const isJson = !['file', 'text'].includes(response);
        return withTopics.has(context) && reads && method === 'GET' && isJson;
      })
      .filter(({ endpoint }) => !listed.has(endpoint.path))
      .map(({ context, name }) => `${context}.${name}`);
    const unlisted = missing
      .filter((name) => !neverStale.has(name))
      .map((name) => `${name}: add its path to the context's events.ts, or its name to neverStale`);
    expect(unlisted).toEqual([]);
    expect([...neverStale].filter((name) => !missing.includes(name))).toEqual([]);
  });

  it('has no topic without an event', () => {
    const used = new Set<string | null>(Object.values(topicsOfEvents));
    expect(Object.keys(staleEndpoints).filter((topic) => !used.has(topic))).toEqual([]);
  });
});
