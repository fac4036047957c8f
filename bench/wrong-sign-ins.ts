/** A crowd of failing sign-ins, all started at once by the parent process. */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { constants, setPriority } from 'node:os';

// Real users have their own computers: here they use the processor time that the server leaves.
setPriority(constants.priority.PRIORITY_LOW);

const [origin = '', host = '', count = '0'] = process.argv.slice(2);
const people = ['kim', 'lena', 'wes', 'cleo', 'nobody'];

type Attempt = { readonly cookie: string; readonly form: string };

const attempts = await Promise.all(Array.from({ length: Number(count) }, (_, n) => prepared(n)));
process.send?.('ready');
await once(process, 'message');
const statuses = await Promise.all(attempts.map(send));
// Some sign-ins were checked and the others rejected: if all were rejected, nothing is proven.
const isAsMeant = statuses.includes(401) && statuses.every((s) => s === 401 || s === 429);
process.exit(isAsMeant ? 0 : 1);

async function prepared(n: number): Promise<Attempt> {
  const reply = await sendRequest('GET', '/api/auth/csrf', { headers: {} });
  const { csrfToken } = JSON.parse(await text(reply)) as { csrfToken: string };
  const cookies = (reply.headers['set-cookie'] ?? []).map((each) => each.split(';')[0]);
  const userNameOrEmailAddress = people[n % people.length] ?? '';
  const fields = { csrfToken, json: 'true', userNameOrEmailAddress, password: 'wrong' };
  return { cookie: cookies.join('; '), form: new URLSearchParams(fields).toString() };
}

async function send({ cookie, form }: Attempt): Promise<number> {
  const type = 'application/x-www-form-urlencoded';
  const headers = { cookie, 'content-type': type, 'content-length': Buffer.byteLength(form) };
  const reply = await sendRequest('POST', '/api/auth/callback/credentials', {
    headers,
    body: form,
  });
  await text(reply);
  return reply.statusCode ?? 0;
}

/** Sends a request like a browser on the tenant's host: `fetch` would send the address's own. */
async function sendRequest(
  method: string,
  path: string,
  {
    headers,
    body = '',
  }: { readonly headers: Readonly<Record<string, string | number>>; readonly body?: string },
): Promise<IncomingMessage> {
  const sent = request(`${origin}${path}`, {
    method,
    agent: false,
    headers: { host, ...headers },
  });
  sent.end(body);
  const [reply] = (await once(sent, 'response')) as [IncomingMessage];
  return reply;
}
