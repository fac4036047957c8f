import { type FileStore, folderStore } from '@waybill/adapters/file-store';
import { ldapDirectory } from '@waybill/adapters/directory';
import { guardedCalls } from '@waybill/adapters/guarded-calls';
import type { Mail } from '@waybill/adapters/mail';
import { simulatedCards } from '@waybill/adapters/simulated/simulated-cards';
import type { PushMessage } from '@waybill/adapters/push';
import type { ShortMessage } from '@waybill/adapters/sms';
import { tenantMail } from '@waybill/adapters/tenant-mail';
import { noNames } from '@waybill/adapters/testing/no-names';
import type { ArgsOf, Endpoint, ResultOf } from '@waybill/contract/endpoint';
import type { ErrorBody } from '@waybill/contract/envelope';
import type { RawBuilder } from 'kysely';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { issueAccessToken } from '#contexts/identity/sessions/access-token.ts';
import { addSession } from '#contexts/identity/sign-in/sql.ts';
import { dayQueue } from '#platform/background/daily.ts';
import { registerListeners } from '#platform/background/listeners.ts';
import { drainBackground, drainPool } from '#platform/background/drain.ts';
import { appUrl } from '#platform/db/connection.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { systemScope } from '#platform/db/scope.ts';
import { unlimited } from '#platform/http/limits.ts';
import { hashOf } from '#platform/token.ts';
import { type App, type AppParts, buildApp } from '../app.ts';
import { demoNow, demoTenants as demoTenantIds } from '../demo/people.ts';
import { openThreads } from '../threads.ts';
import { freshDatabase } from './fresh-database.ts';
import { requestOf } from './request.ts';

/** Any response, successful or refused. */
export type Reply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly body: string;
  /** The body of a file. */
  readonly bytes: Buffer;
};

/** A refused call. */
export class Refused extends Error {
  readonly status: number;
  readonly error: ErrorBody;
  constructor(status: number, error: ErrorBody) {
    super(`${status} ${error.message} ${JSON.stringify(error.validationErrors)}`);
    this.status = status;
    this.error = error;
  }
}

/** A user or guest who calls the API as a browser would. */
export type Caller = {
  /** Returns the response, checked against the contract. @throws {Refused} */
  call<E extends Endpoint>(
    endpoint: E,
    args?: ArgsOf<E>,
    options?: TestCallOptions,
  ): Promise<ResultOf<E>>;
  /** Returns the raw response, for anything the contract does not specify. */
  send(endpoint: Endpoint, args?: unknown, options?: TestCallOptions): Promise<Reply>;
  readonly token: string | null;
};

export type TestCallOptions = {
  readonly headers?: Readonly<Record<string, string>>;
  readonly file?: { readonly name: string; readonly type: string; readonly bytes: Buffer };
};

export type TestTenant = {
  readonly id: number;
  /** The installation's secret. */
  readonly secret: string;
  /** Where the installation stores files. */
  readonly files: FileStore;
  readonly host: string;
  /** Signs in a user of the tenant by user name. */
  as(userName: string): Promise<Caller>;
  readonly guest: Caller;
  /** Signs in with the one-time ticket of an impersonation, as the web app does. */
  signInWithTicket(ticket: string): Promise<Caller>;
  /** Queries the tenant's rows in the system scope. */
  rows<Row>(query: RawBuilder<Row>): Promise<Row[]>;
  inTransaction<T>(work: (db: TenantDb) => Promise<T>): Promise<T>;
};

type Pushed = { readonly token: string; readonly message: PushMessage };

export type TestApp = {
  /** The installation's secret. */
  readonly secret: string;
  readonly app: App;
  readonly adminUrl: string;
  readonly acme: TestTenant;
  readonly borealis: TestTenant;
  /** The clock of the test app; changing it affects all decisions that depend on the time. */
  readonly clock: { now: Date };
  /** The e-mails that were sent, oldest first. */
  readonly emails: readonly Mail[];
  /** Where files are stored. */
  readonly files: FileStore;
  readonly shortMessages: readonly ShortMessage[];
  /** Messages sent to push services; a token that contains `gone` is refused as gone. */
  readonly pushes: readonly Pushed[];
  /** When set, the mail server refuses e-mails. */
  readonly trouble: { post: boolean };
  /** Runs all queued tasks that are due. */
  settle(): Promise<void>;
  /** Makes all queued tasks due now: the queue uses the database's clock. */
  makeDue(): Promise<void>;
  /** Queues the daily tasks of a context that are due by this app's clock, and runs all tasks. */
  runDays(context: string): Promise<void>;
  /**
   * Starts another process of the same installation, with separate memory. The caller must close
   * it.
   */
  secondProcess(): Promise<App>;
  close(): Promise<void>;
};

/** All test apps of a process share them: a thread takes half a second to load its code. */
const threads = { ...openThreads(), close: async () => {} };

/** Opens the demo data in a separate database: real PostgreSQL, real contract, named users. */
export async function openTestApp(
  own: Partial<
    Pick<
      AppParts,
      | 'geocoder'
      | 'roads'
      | 'mapStyle'
      | 'cards'
      | 'connectCards'
      | 'post'
      | 'callOut'
      | 'simulatedDelays'
      | 'accountingUrl'
      | 'tenantMail'
      | 'directory'
      | 'webFolder'
      | 'limiter'
    >
  > = {},
): Promise<TestApp> {
  const { adminUrl, drop } = await freshDatabase('demo');
  const clock = { now: demoNow };
  const secret = randomBytes(32).toString('hex');
  const emails: Mail[] = [];
  const filesFolder = mkdtempSync(join(tmpdir(), 'waybill-files-'));
  const files = folderStore(filesFolder);
  const shortMessages: ShortMessage[] = [];
  const pushes: Pushed[] = [];
  const trouble = { post: false };
  const parts: AppParts = {
    databaseUrl: appUrl(adminUrl),
    replicaUrl: null,
    secret,
    files,
    webFolder: null,
    limiter: unlimited,
    clock: () => clock.now,
    logLevel: process.env['TEST_LOG'] ?? 'silent',
    trustProxy: false,
    post: {
      async send(mail) {
        if (trouble.post) throw new Error('The mail server is away');
        emails.push(mail);
        return 'Sent';
      },
    },
    shortMessages: {
      name: 'SMS of the test',
      async send(message) {
        shortMessages.push(message);
        return 'NotSent';
      },
    },
    push: {
      publicKey: 'a-public-key',
      async send(token, message) {
        if (token.includes('gone')) return 'Gone';
        pushes.push({ token, message });
        return 'Sent';
      },
    },
    originOf: (host) => `http://${host}`,
    outbox: null,
    mapStyle: null,
    geocoder: null,
    roads: null,
    callOut: guardedCalls({ resolve: noNames }),
    simulatedDelays: false,
    accountingUrl: null,
    tenantMail: tenantMail({ resolve: noNames }),
    directory: ldapDirectory({ resolve: noNames }),
    cards: simulatedCards(),
    connectCards: () => {
      throw new Error('No tenant of this test has a processor');
    },
    ...own,
  };
  const app = await buildApp(parts, threads);
  const queue = drainPool(adminUrl);
  const admin: AdminQuery = async (text, values) => (await queue.query(text, values)).rows;
  await registerListeners(admin, app.contexts);
  await app.server.ready();
  const tenantOf = async (key: 'acme' | 'borealis'): Promise<TestTenant> => ({
    ...(await testTenant(app, admin, secret, clock, key)),
    secret,
    files,
  });
  const settle = () =>
    drainBackground(queue, { ...app, clock: () => clock.now, log: app.server.log });
  return {
    app,
    adminUrl,
    clock,
    emails,
    files,
    secret,
    shortMessages,
    pushes,
    trouble,
    acme: await tenantOf('acme'),
    borealis: await tenantOf('borealis'),
    settle,
    async makeDue() {
      await admin('update graphile_worker._private_jobs set run_at = now()', []);
    },
    async runDays(context) {
      const contexts = app.contexts.filter(({ name }) => name === context);
      await dayQueue({ ...app, contexts })(clock.now);
      await settle();
    },
    async secondProcess() {
      const other = await buildApp(parts, threads);
      await other.server.ready();
      return other;
    },
    async close() {
      await app.close();
      await queue.end();
      await drop();
      rmSync(filesFolder, { recursive: true, force: true });
    },
  };
}

/** Runs a statement as the administrator, on a connection that is open already. */
type AdminQuery = (text: string, values: unknown[]) => Promise<Record<string, unknown>[]>;

async function testTenant(
  app: App,
  admin: AdminQuery,
  secret: string,
  clock: { readonly now: Date },
  key: 'acme' | 'borealis',
): Promise<Omit<TestTenant, 'secret' | 'files'>> {
  const host = demoTenantIds.find((t) => t.key === key)?.hosts[0] ?? '';
  const [row] = await admin('select id from tenancy.tenant_of_host($1)', [host]);
  const id = Number(row?.['id']);
  const inTransaction: TestTenant['inTransaction'] = (work) =>
    app.database.transaction(systemScope(id, 'test'), work);
  const known = new Map<string, Promise<Caller>>();
  const signIn = async (userName: string): Promise<Caller> => {
    const [user] = await admin(
      'select id from identity."user" where tenant_id = $1 and user_name = $2',
      [id, userName],
    );
    if (user === undefined) throw new Error(`Nobody is called ${userName} at ${host}`);
    const sessionId = randomUUID();
    await inTransaction((db) =>
      addSession(db, {
        id: sessionId,
        secretHash: hashOf('test'),
        userId: Number(user['id']),
        impersonatorId: null,
        remembered: true,
        ip: '127.0.0.1',
        browser: 'test',
        now: clock.now,
        expiresAt: new Date(clock.now.getTime() + 365 * 86_400_000),
      }),
    );
    const tokenNow = () =>
      issueAccessToken(secret, { kind: 's', tenantId: id, id: sessionId }, clock.now);
    return caller(app, host, tokenNow);
  };
  return {
    id,
    host,
    as(userName) {
      const person = known.get(userName) ?? signIn(userName);
      known.set(userName, person);
      return person;
    },
    guest: caller(app, host, () => null),
    signInWithTicket: (ticket) => signInByForm(app, host, { impersonationToken: ticket }),
    rows: (query) => inTransaction((db) => db.many(query)),
    inTransaction,
  };
}

/** Signs in with the session library's own calls. */
async function signInByForm(
  app: App,
  host: string,
  credentials: Readonly<Record<string, string>>,
): Promise<Caller> {
  const csrf = await app.server.inject({ url: '/api/auth/csrf', headers: { host } });
  const { csrfToken } = csrf.json<{ csrfToken: string }>();
  const cookies = csrf.cookies.map((c) => `${c.name}=${encodeURIComponent(c.value)}`);
  const form = new URLSearchParams({ csrfToken, json: 'true', ...credentials });
  const signedIn = await app.server.inject({
    method: 'POST',
    url: '/api/auth/callback/credentials',
    headers: {
      host,
      cookie: cookies.join('; '),
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: form.toString(),
  });
  const session = signedIn.cookies.find((c) => c.name.endsWith('session-token'));
  const cookie = `${session?.name}=${encodeURIComponent(session?.value ?? '')}`;
  const response = await app.server.inject({ url: '/api/auth/session', headers: { host, cookie } });
  const { accessToken } = response.json<{ accessToken: string }>();
  return caller(app, host, () => accessToken);
}

function caller(app: App, host: string, tokenNow: () => string | null): Caller {
  const send: Caller['send'] = async (endpoint, args = {}, options = {}) => {
    const token = tokenNow();
    const authorization = token === null ? {} : { authorization: `Bearer ${token}` };
    const request = requestOf(endpoint, args as Record<string, unknown>, options.file);
    const reply = await app.server.inject({
      ...request,
      headers: { host, ...request.headers, ...authorization, ...options.headers },
    });
    const { statusCode: status, headers, body, rawPayload: bytes } = reply;
    return { status, headers, body, bytes };
  };
  return {
    send,
    get token() {
      return tokenNow();
    },
    async call(endpoint, args, options) {
      const reply = await send(endpoint, args, options);
      return resultOf(endpoint, reply);
    },
  };
}

/** Returns the result in a response. @throws {Refused} */
function resultOf<E extends Endpoint>(endpoint: E, reply: Reply): ResultOf<E> {
  if (reply.status >= 400) {
    const { error } = JSON.parse(reply.body) as { error: ErrorBody };
    throw new Refused(reply.status, error);
  }
  if (endpoint.response === 'text' || endpoint.response === 'file')
    return reply.body as ResultOf<E>;
  const body = JSON.parse(reply.body) as { result: unknown };
  return (endpoint.response === 'bare' ? body : body.result) as ResultOf<E>;
}
