import { allEndpoints } from '@waybill/contract/all';
import type { Endpoint } from '@waybill/contract/endpoint';
import type { ErrorBody } from '@waybill/contract/envelope';
import { sql } from 'kysely';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPeople } from '#contexts/identity/seed.ts';
import { nonsenseFor } from '#testing/nonsense.ts';
import { type Caller, type TestCallOptions, openTestApp, type TestApp } from '#testing/test-app.ts';
import { filesOfRepository, textOf } from '../../tools/repository.ts';

/**
 * Rules for every endpoint of the contract, without a line per endpoint. Exceptions are listed with
 * their reason in every-endpoint.exceptions.txt, which may only get shorter.
 */
let testApp: TestApp;
let nobody: Caller;
let ada: Caller;

beforeAll(async () => {
  testApp = await openTestApp();
  const person = { name: 'No', surname: 'Body', userName: 'nobody', email: 'no@b.example' };
  await testApp.acme.inTransaction((db) =>
    addPeople(db, [{ ...person, role: 'no such role' }], {
      passwordHash: 'x',
      now: testApp.clock.now,
    }),
  );
  nobody = await testApp.acme.as('nobody');
  ada = await testApp.acme.as('ada');
});
afterAll(() => testApp.close());

const exceptions = readFileSync(join(import.meta.dirname, 'every-endpoint.exceptions.txt'), 'utf8');
const isExcepted = (rule: string, title: string) => exceptions.includes(`${rule} ${title} `);

type Named = {
  readonly title: string;
  readonly context: string;
  readonly name: string;
  readonly endpoint: Endpoint;
};
const everyEndpoint: readonly Named[] = Object.entries(allEndpoints).flatMap(
  ([context, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]) => ({
      title: `${context}.${name}`,
      // The specification calls the endpoints of administration `operations`.
      context: context === 'operations' ? 'administration' : context,
      name,
      endpoint,
    })),
);
/** The session library's protocol has its own responses; they are tested by its transcripts. */
const enveloped = everyEndpoint.filter(
  ({ endpoint }) => !endpoint.path.startsWith('/api/auth/') && endpoint.path !== '/token',
);

const openAccess = ['none', 'guest', 'optional'];
const aFile: TestCallOptions = {
  file: { name: 'a.csv', type: 'text/csv', bytes: Buffer.from('a\r\n1\r\n') },
};
const optionsOf = (endpoint: Endpoint): TestCallOptions =>
  endpoint.upload === undefined ? {} : aFile;
const errorOf = (body: string): ErrorBody => (JSON.parse(body) as { error: ErrorBody }).error;
const auditRows = () =>
  testApp.acme.rows<{ n: number }>(sql`select count(*) as n from platform.audit`);
const tests = filesOfRepository().filter((f) => f.endsWith('.test.ts'));
const handlers = filesOfRepository().filter((f) => f.startsWith('server/src/contexts/'));
const hooks = filesOfRepository().filter((f) => /^web\/src\/.*\.tsx?$/.test(f));

describe.each(enveloped)('$title', ({ title, context, name, endpoint }) => {
  const nonsense = nonsenseFor(endpoint);
  const needsPermission = endpoint.access.includes('.');

  it('responds to callers without a token by its access [role-026] [role-034]', async () => {
    const { status } = await testApp.acme.guest.send(endpoint, {}, optionsOf(endpoint));
    expect(status === 401).toBe(!openAccess.includes(endpoint.access));
  });

  it.runIf(needsPermission)(
    'rejects a caller without the permission [role-015] [role-033] [role-041]',
    async () => {
      const reply = await nobody.send(endpoint, {}, optionsOf(endpoint));
      expect([reply.status, errorOf(reply.body).code]).toEqual([403, 1005]);
    },
  );

  it.runIf(nonsense !== null)(
    '[val-032] [val-033] [val-042] [err-018] [err-022] [err-027] ' +
      'rejects nonsense, names the field, changes nothing',
    async () => {
      const before = await auditRows();
      const reply = await ada.send(endpoint, nonsense?.args, optionsOf(endpoint));
      expect(reply.status).toBe(400);
      expect(errorOf(reply.body).code).toBe(1001);
      const members = errorOf(reply.body).validationErrors?.flatMap((e) => e.members ?? []) ?? [];
      const named = nonsense?.member.toLowerCase() ?? '';
      expect(members.filter((m) => m.toLowerCase().startsWith(named))).not.toEqual([]);
      expect(await auditRows()).toEqual(before);
    },
  );

  it('has a handler of its name and a test that calls it', () => {
    const place = new RegExp(`^server/src/contexts/${context}/(?:[\\w-]+/)?api/${name}\\.ts$`);
    expect(
      handlers.filter((f) => place.test(f)),
      `api/${name}.ts of a noun of ${context} handles the endpoint`,
    ).toHaveLength(1);
    if (isExcepted('untested', title)) return;
    const own = tests.filter((f) => f.startsWith(`server/src/contexts/${context}/`));
    const word = new RegExp(`\\b${name}\\b`);
    expect(
      own.filter((f) => word.test(textOf(f))),
      `a test calls ${title}`,
    ).not.toEqual([]);
  });

  it('is called by screens through a hook', () => {
    const callers = hooks.filter((f) => {
      const text = textOf(f);
      return text.includes(`@waybill/contract/${context}/`) && isNamedIn(text, name);
    });
    const stray = callers.filter((f) => !/\/(calls|queries)\.tsx?$|\/(client|shell)\//.test(f));
    expect(stray.filter((f) => !/\.test\.tsx?$|Picker\.tsx$/.test(f))).toEqual([]);
  });
});

const isNamedIn = (text: string, name: string): boolean =>
  new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '@waybill/contract`).test(text);
