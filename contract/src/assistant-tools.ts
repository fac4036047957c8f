import { z } from 'zod';
import * as booking from './booking/endpoints.ts';
import * as customers from './customers/endpoints.ts';
import { type Endpoint, writes } from './endpoint.ts';
import { entities } from './entity.ts';
import * as finance from './finance/endpoints.ts';
import * as jobs from './jobs/endpoints.ts';
import * as lookups from './lookups/endpoints.ts';
import * as pricing from './pricing/endpoints.ts';
import * as rates from './rates/endpoints.ts';
import * as search from './search/endpoints.ts';

/** The endpoints that AI assistants may call, each under its own name, in the order of the list. */
export const assistantEndpoints = {
  search: search.search,
  getListedBookings: booking.getListedBookings,
  getBookingForEdit: booking.getBookingForEdit,
  getBookingStatusCount: booking.getBookingStatusCount,
  getBookingsSummary: booking.getBookingsSummary,
  getTrackingDetails: booking.getTrackingDetails,
  createQuote: pricing.createQuote,
  getQuotes: pricing.getQuotes,
  quoteRates: rates.quoteRates,
  getCustomers: customers.getCustomers,
  getCustomerForEdit: customers.getCustomerForEdit,
  getFrequentAddresses: customers.getFrequentAddresses,
  searchLocations: lookups.searchLocations,
  getAllPackageTypes: lookups.getAllPackageTypes,
  getJobs: jobs.getJobs,
  getJob: jobs.getJob,
  getScanEvents: jobs.getScanEvents,
  getInvoices: finance.getInvoices,
  createOrUpdateBooking: booking.createOrUpdateBooking,
  addBookingNote: booking.addBookingNote,
  cancelBooking: booking.cancelBooking,
} satisfies Readonly<Record<string, Endpoint>>;

/** The access of an assistant: read only, or also write if its user may. */
export type AssistantMode = 'read' | 'write';

/** The header of every request from an assistant; its value is the mode. */
export const assistantHeader = 'waybill-assistant';

/** Returns the mode for a header value: `read` for anything but `write`, null without a header. */
export const assistantModeOf = (header: unknown): AssistantMode | null =>
  header === undefined ? null : header === 'write' ? 'write' : 'read';

export type AssistantTool = {
  readonly name: string;
  readonly endpoint: Endpoint;
};

/** Returns the tools of a mode. */
export const assistantToolsOf = (mode: AssistantMode): readonly AssistantTool[] =>
  Object.entries<Endpoint>(assistantEndpoints)
    .map(([name, endpoint]) => ({ name, endpoint }))
    .filter(({ endpoint }) => mode === 'write' || !writes(endpoint));

/** A tool as the Model Context Protocol lists it. */
export type ListedTool = {
  name: string;
  description: string;
  inputSchema: { type: 'object'; [keyword: string]: unknown };
  annotations: { readOnlyHint: boolean; destructiveHint: boolean };
};

/**
 * The input of tools that write, beside those of the endpoint: it is sent as `Idempotency-Key`, so
 * that a call that is repeated changes nothing again and has the same result.
 */
export const idempotencyInput = 'idempotencyKey';

const idempotencySchema = {
  type: 'string',
  minLength: 1,
  maxLength: 80,
  description: 'A text of your own for this act; repeat it when you repeat the call.',
};

const listed = new WeakMap<Endpoint, ListedTool>();

/** Returns the tool's list entry. Its self-contained schema is derived only once. */
export function listedTool({ name, endpoint }: AssistantTool): ListedTool {
  const known = listed.get(endpoint);
  if (known !== undefined) return known;
  const { $schema: _, ...schema } = z.toJSONSchema(endpoint.input as z.ZodType, {
    metadata: entities,
    io: 'input',
    unrepresentable: 'any',
  });
  const tool: ListedTool = {
    name,
    description: endpoint.summary,
    inputSchema: {
      ...schema,
      type: 'object',
      ...(writes(endpoint) && {
        properties: { ...schema.properties, [idempotencyInput]: idempotencySchema },
      }),
    },
    annotations: { readOnlyHint: !writes(endpoint), destructiveHint: writes(endpoint) },
  };
  listed.set(endpoint, tool);
  return tool;
}

/** The instructions that an assistant receives before it calls anything. */
export const assistantInstructions = [
  'Waybill is the system of a freight, courier and delivery business.',
  'To find something use search; lists take filter, sorting, skipCount and maxResultCount: ask for',
  'few rows. To quote, call createQuote and then getQuotes with its resourceToken until no more',
  'come; it also says why a carrier has no price and, to staff, how a price came about.',
  'quoteRates explains the prices of a rate card. Money is in decimals of its currency.',
  'Tell the user the price and wait for a clear yes before you book or cancel anything.',
  'Give each write an idempotencyKey, and the same one if you have to repeat it.',
].join(' ');
