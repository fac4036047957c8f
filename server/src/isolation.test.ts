import { writes } from '@waybill/contract/endpoint';
import type { RecordKind } from '@waybill/contract/shared/record-kinds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPeople } from '#contexts/identity/seed.ts';
import { attack } from '#testing/isolation/attack.ts';
import { allCalls, callsWithIds } from '#testing/isolation/calls.ts';
import { type IdMember, inputNaming, kindListedBy } from '#testing/isolation/id-members.ts';
import { customerKinds, type Records, recordsOf } from '#testing/isolation/records.ts';
import {
  crossLinks,
  type Traces,
  type Watch,
  watchOf,
  type TraceOwner,
} from '#testing/isolation/traces.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

/**
 * A caller who names someone else's record learns nothing and changes nothing: the response is the
 * same as for a record that does not exist. Derived from the contract, for every member that
 * identifies a record.
 */
let testApp: TestApp;
let watch: Watch;
let cedar: Records;
let harbour: Records;
let salamanca: Records;

beforeAll(async () => {
  testApp = await openTestApp();
  const ada = await testApp.acme.as('ada');
  cedar = await recordsOf(testApp.acme, ada, 'Cedar & Co');
  harbour = await recordsOf(testApp.acme, ada, 'Harbour Homewares');
  salamanca = await recordsOf(
    testApp.borealis,
    await testApp.borealis.as('bea'),
    'Salamanca Cheese',
  );
  await testApp.settle();
  watch = await watchOf(testApp);
});
afterAll(() => testApp.close());

/** These respond per record and report each foreign one as not found. */
const respondsOneByOne = new Set([
  'booking.createOrUpdateBatchBooking',
  'booking.exportBookings',
  'booking.runBulkOperation',
  'customers.updateCustomers',
  'finance.generateInvoices',
  'finance.generateRctis',
  'finance.mailStatements',
  'finance.printInvoices',
  'finance.sendInvoices',
  'finance.voidInvoices',
  'jobs.createScanEventForItems',
  'shops.bookOrders',
  'shops.cancelOrders',
]);
/** These members change nothing, whatever their value. */
const takesNoNotice = new Set([
  'booking.createOrUpdateBooking booking.items[].productId',
  'carriers.createOrUpdateCarrierAccount services[].id',
  // Saved for its user alone; the run that is started checks the bookings.
  'finance.storeBillingDraft draft.accepted[].bookingId',
  'jobs.createScanEvent customerid',
  'rates.updateRateService rateservice.rateCardId',
  'rates.updateZone zone.rateCardId',
]);
/** Anyone with the token of a shared link may follow it, on its tenant's host. */
const forWhoeverHasIt: readonly RecordKind[] = ['sharedBooking', 'sentQuote', 'shopLink'];
/** Quotes may also be requested by guests, who have only the token. */
const forGuestsWhoHaveIt: readonly RecordKind[] = [...forWhoeverHasIt, 'quoteRequest'];

/** These lists can be filtered neither by an owner nor by an owner's record. */
const withoutOwners = new Set([
  'dangerousGoods.getCustomerDangerousGoods',
  'dangerousGoods.getDangerousGoodsUNCodes',
  // Gaps of a rate card: places and lanes, which have no owner.
  'rates.getUncoveredPlaces',
  'rates.getOverlappingPlaces',
  'rates.getLanesWithoutRate',
  // Contractors are drivers, found by `driverId`.
  'finance.getContractors',
  // Positions of the driver that the call names.
  'fleet.getWaypointsForDriver',
  // The product's own catalogue.
  'reports.getReports',
]);
// Lists that page without sorting, such as statements, are searched by text and have no fields.
const lists = allCalls.filter(({ title, endpoint }) => {
  if (withoutOwners.has(title)) return false;
  const shape = endpoint.input._zod.def as { shape?: Readonly<Record<string, unknown>> };
  return ['filter', 'sorting', 'skipCount'].every((member) => shape.shape?.[member] !== undefined);
});
const open = callsWithIds.filter(({ endpoint }) => !endpoint.access.includes('.'));
const isForbiddenToGuests = (kind: RecordKind): boolean =>
  customerKinds.some((k) => k === kind) && !forGuestsWhoHaveIt.includes(kind);

/**
 * Returns filters for a list's record by id and for everything of the customer; not every list has
 * both.
 */
function filtersFor(
  { endpoint }: (typeof lists)[number],
  theirs: Records,
  forbidden: (kind: RecordKind) => boolean,
): readonly string[] {
  const kind = kindListedBy(endpoint);
  const { number, guid } = kind !== undefined && forbidden(kind) ? theirs[kind] : {};
  const ofCustomer = ['customerId', 'customer.id', 'customerid'].map(
    (field) => `${field} eq ${theirs.customer.number}`,
  );
  const byId = [...(number ? [`id eq ${number}`] : []), ...(guid ? [`id eq guid'${guid}'`] : [])];
  return [...byId, ...ofCustomer];
}

/** Deleting calls run last, and the most destructive at the very end. */
const takesAway = [
  /\.(delete|remove|revoke|void)/,
  /delete(Zone|RateService|BatchBooking|Job|OrganizationUnit|Templates|Vehicle)$/,
  /delete(RateCard|CarrierAccount|Customer|HeadPort)$/,
  /erasePersonalData$/,
];
const toOwner = [...callsWithIds].sort(
  (a, b) =>
    takesAway.findLastIndex((p) => p.test(a.title)) -
    takesAway.findLastIndex((p) => p.test(b.title)),
);

const isEmptyPage = (body: string): boolean => {
  const { result } = JSON.parse(body) as { result: { items: unknown[]; totalCount: number } };
  return result.items.length === 0 && result.totalCount === 0;
};

type Stranger = {
  readonly who: string;
  readonly caller: () => Promise<Caller>;
  readonly own: () => Records;
  readonly victim: () => TraceOwner;
  /** Records that must be invisible to the stranger. */
  readonly forbidden: (kind: RecordKind) => boolean;
  /** Responds for the caller's own customer, whichever one the request names. */
  readonly isOfCustomer: boolean;
};
const acme = (): TraceOwner => ({ tenantId: testApp.acme.id });
const strangers: readonly Stranger[] = [
  {
    who: 'another tenant’s administrator',
    caller: () => testApp.borealis.as('bea'),
    own: () => salamanca,
    victim: acme,
    forbidden: () => true,
    isOfCustomer: false,
  },
  {
    who: 'a customer of another tenant',
    caller: () => testApp.borealis.as('juno'),
    own: () => salamanca,
    victim: acme,
    forbidden: () => true,
    isOfCustomer: true,
  },
  {
    who: 'another customer of the tenant',
    caller: () => testApp.acme.as('hana'),
    own: () => harbour,
    victim: () => ({ tenantId: testApp.acme.id, customerId: cedar.customer.number ?? 0 }),
    forbidden: (kind) => customerKinds.some((k) => k === kind) && !forWhoeverHasIt.includes(kind),
    isOfCustomer: true,
  },
];

describe.each(strangers)('$who', (stranger) => {
  let before: Traces;
  beforeAll(async () => {
    before = await watch(stranger.victim());
  });

  it.each(callsWithIds)('cannot attack $title', async (call) => {
    const by = { caller: await stranger.caller(), own: stranger.own(), theirs: cedar };
    const mayPass = ({ path, kind }: IdMember): boolean =>
      respondsOneByOne.has(call.title) ||
      takesNoNotice.has(`${call.title} ${path}`) ||
      // The base version of the caller is only compared with the stored one, never written.
      (call.title === 'booking.createOrUpdateBooking' && path.startsWith('base.')) ||
      (stranger.isOfCustomer && kind === 'customer');
    const faults: unknown[] = [];
    for (const member of call.members.filter(({ kind }) => stranger.forbidden(kind))) {
      const { hit, miss, reveals } = await attack(call, member, by);
      const isTaken = writes(call.endpoint) && hit.status < 400 && !mayPass(member);
      if (reveals || isTaken || hit.status >= 500) faults.push([member.path, hit, miss]);
    }
    expect(faults).toEqual([]);
  });

  it.each(lists)('finds no foreign data by filtering $title', async (call) => {
    const caller = await stranger.caller();
    const found: unknown[] = [];
    for (const filter of filtersFor(call, cedar, stranger.forbidden)) {
      const { status, body } = await caller.send(call.endpoint, { ...call.base(), filter });
      if (status === 200 && !isEmptyPage(body)) found.push([filter, body]);
    }
    expect(found).toEqual([]);
  });

  it('has left every row unchanged', async () => {
    expect(await watch(stranger.victim())).toEqual(before);
  });
});

describe('a caller without permission', () => {
  const noRight = [
    { who: 'a guest', caller: async () => testApp.acme.guest, status: 401 },
    { who: 'a token that has run out', caller: runOut, status: 401 },
    { who: 'a user who was switched off', caller: () => testApp.acme.as('gone'), status: 401 },
    { who: 'staff without the permission', caller: () => testApp.acme.as('new'), status: 403 },
  ];
  beforeAll(() =>
    testApp.acme.inTransaction((db) =>
      addPeople(db, unwelcome, { passwordHash: 'x', now: testApp.clock.now }),
    ),
  );

  it.each(noRight)('$who is rejected before any lookup', async ({ caller, status }) => {
    const by = await caller();
    const before = await watch(acme());
    const response: string[] = [];
    for (const call of callsWithIds.filter(({ endpoint }) => endpoint.access.includes('.'))) {
      const reply = await by.send(call.endpoint, inputNaming(call, cedar));
      if (reply.status !== status) response.push(`${call.title} ${reply.status}`);
    }
    expect(response).toEqual([]);
    expect(await watch(acme())).toEqual(before);
  });

  it.each(open)('a guest cannot attack $title', async (call) => {
    const by = { caller: testApp.acme.guest, own: harbour, theirs: cedar };
    for (const member of call.members.filter(({ kind }) => isForbiddenToGuests(kind))) {
      const { hit, miss, reveals } = await attack(call, member, by);
      expect(reveals && [hit, miss], `${member.path} tells what exists`).toBe(false);
    }
  });

  it('an expired token is rejected even where guests are allowed', async () => {
    const caller = await runOut();
    const welcome = open.filter(({ endpoint }) => endpoint.access === 'optional');
    const replies = await Promise.all(
      welcome.map((call) => caller.send(call.endpoint, inputNaming(call, cedar))),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([401]));
  });
});

const unwelcome = [
  { name: 'Gone', surname: 'Away', role: 'Admin', userName: 'gone', isActive: false },
  { name: 'New', surname: 'Comer', role: 'no such role', userName: 'new' },
].map((person) => ({ ...person, email: `${person.userName}@acme.example` }));

async function runOut(): Promise<Caller> {
  const { clock } = testApp;
  const { now } = clock;
  const ada = await testApp.acme.as('ada');
  clock.now = new Date(now.getTime() - 30 * 86_400_000);
  const headers = { authorization: `Bearer ${ada.token}` };
  clock.now = now;
  const { guest } = testApp.acme;
  return {
    ...guest,
    send: (endpoint, args, options) => guest.send(endpoint, args, { ...options, headers }),
  };
}

/** Proves that "not found" above is due to ownership and not to a malformed request. */
describe('the owner', () => {
  it.each(toOwner)('gets a response from $title', async (call) => {
    const ada = await testApp.acme.as('ada');
    const by = { caller: ada, own: cedar, theirs: cedar };
    for (const member of call.members) {
      const { hit } = await attack(call, member, by);
      expect(hit.status, `${member.path} ${hit.body}`).not.toBe(404);
      if (hit.status === 200 && takesAway.some((pattern) => pattern.test(call.title))) return;
    }
  });
});

describe('filters by owner and by id', () => {
  it.each(lists)('are supported by $title', async (call) => {
    const ada = await testApp.acme.as('ada');
    const filters = filtersFor(call, cedar, () => true);
    const request = await Promise.all(
      filters.map((filter) => ada.send(call.endpoint, { ...call.base(), filter })),
    );
    expect(request.map(({ status }) => status)).toContain(200);
  });
});

describe('records of different customers', () => {
  it('are never linked, after all these attempts', async () => {
    expect(await crossLinks(testApp)).toEqual([]);
  });
});
