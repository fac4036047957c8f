/** A crowd that signs in wrongly, all at once when its parent says so. */
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';

// Elsewhere a crowd has computers of its own: here it takes what the server leaves.
setPriority(constants.priority.PRIORITY_LOW);

const [origin = '', host = '', count = '0'] = process.argv.slice(2);
const people = ['kim', 'lena', 'wes', 'cleo', 'nobody'];

type Attempt = { readonly headers: Record<string, string>; readonly body: URLSearchParams };

const attempts = await Promise.all(Array.from({ length: Number(count) }, (_, n) => prepared(n)));
process.send?.('ready');
await once(process, 'message');
const statuses = await Promise.all(attempts.map(send));
process.exit(statuses.every((status) => status === 401 || status === 429) ? 0 : 1);

async function prepared(n: number): Promise<Attempt> {
  const reply = await fetch(`${origin}/api/auth/csrf`, { headers: { host } });
  const { csrfToken } = (await reply.json()) as { csrfToken: string };
  const cookies = reply.headers.getSetCookie().map((each) => each.split(';')[0]);
  const userNameOrEmailAddress = people[n % people.length] ?? '';
  const fields = { csrfToken, json: 'true', userNameOrEmailAddress, password: 'wrong' };
  return { headers: { host, cookie: cookies.join('; ') }, body: new URLSearchParams(fields) };
}

async function send({ headers, body }: Attempt): Promise<number> {
  const url = `${origin}/api/auth/callback/credentials`;
  const reply = await fetch(url, { method: 'POST', headers, body });
  await reply.arrayBuffer();
  return reply.status;
}
