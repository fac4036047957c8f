import { expect, it } from 'vitest';
import { z } from 'zod';
import { allEndpoints } from './all.ts';
import { type Endpoint, writes } from './endpoint.ts';

/**
 * The save of a whole record contains the revision that it replaces (decision 0044). Which
 * endpoints these are is derived from the contract: writes named as an update or a save, in a
 * context that reads the same record.
 */
const endpoints = Object.entries(allEndpoints).flatMap(([context, named]) =>
  Object.entries(named).map(([name, endpoint]) => ({ context, name, endpoint })),
);

/** Saves that replace nothing that was read before, each with the reason. May only get shorter. */
const others: Readonly<Record<string, string>> = {
  'booking.createOrUpdateBooking': 'carries `base`, what was read, and is merged (decision 0037)',
  'booking.createOrUpdateBatchBooking': 'imports bookings, which nobody has read',
  'booking.createOrUpdateGuestBooking': 'a guest alone knows the booking',
  'booking.updateBookingDetails': 'carriers report what happened; nothing is read before',
  'customers.updateCustomers': 'sets single fields of many customers',
  'customers.updateECommerceStoreSettings': 'the older spelling, in the query (decisions X-33)',
  'finance.updateCreditNoteNotes': 'one text',
  'fleet.setAvailableForWork': 'one switch',
  'identity.saveListColumns': "the caller's own columns",
  'identity.updateSession': 'the session library’s protocol',
  'identity.updateTwoFactor': 'one switch of the caller',
  'jobs.setJobPickup': 'one moment',
  'jobs.setJobQuote': 'takes the price of a quote',
  'jobs.updateScanEvent': 'corrects where one scan was',
  'messaging.createUpdatePushToken': 'registers a device',
  'rates.saveRateMatrix': 'cells carry what was read, and are merged',
  'tenancy.updateLanguageTexts': 'one text',
};

const isSave = /^(createOrUpdate|createUpdate|update|save|set(?!tle)|configure)/;
const saves = endpoints.filter(
  ({ name, endpoint }) => isSave.test(name) && (writes(endpoint) || endpoint.method === 'PUT'),
);

type Shape = Readonly<Record<string, unknown>>;

const propertiesOf = (schema: z.core.$ZodType): string =>
  JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));

it('has every save of a whole record name the reading it replaces', () => {
  expect(saves.length).toBeGreaterThan(70);
  const faults = saves.flatMap(({ context, name, endpoint }) =>
    endpoint.replaces !== undefined || `${context}.${name}` in others
      ? []
      : [`${context}.${name} saves a record: give it \`replaces\` and a \`revision\``],
  );
  expect(faults).toEqual([]);
});

it('excepts no save that is gone, or that names its reading by now', () => {
  const left = new Set(
    saves
      .filter(({ endpoint }) => endpoint.replaces === undefined)
      .map(({ context, name }) => `${context}.${name}`),
  );
  expect(Object.keys(others).filter((title) => !left.has(title))).toEqual([]);
});

const replacing = endpoints.filter(({ endpoint }) => endpoint.replaces !== undefined);

it.each(replacing)('$context.$name takes the revision that its read answers', ({ endpoint }) => {
  const input = (endpoint.input._zod.def as { shape?: Shape }).shape ?? {};
  expect(Object.keys(input), 'a member `revision` of the input').toContain('revision');
  const { read } = endpoint.replaces as { readonly read: Endpoint };
  expect(propertiesOf(read.output), `a \`revision\` in what ${read.path} answers`).toContain(
    '"revision"',
  );
});
