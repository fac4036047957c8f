// Moves the demo drivers: `node tools/simulate-drivers.ts http://acme.localhost:3000`. A simulator
// for development: it signs in as the demo dispatcher and sends a position of each available driver
// every five seconds, as telematics would. Ctrl+C ends it.
import { request as http } from 'node:http';
import { placeOn } from '../server/src/contexts/fleet/demo/routes.ts';
import { demoPassword } from '../server/src/demo/people.ts';

const every_ms = 5_000;
/** The route of a day is driven in two hours, so that positions visibly change. */
const day_ms = 2 * 3_600_000;

const [origin = 'http://acme.localhost:3000'] = process.argv.slice(2);
const device = `simulator ${process.pid}`;
const token = await signIn('kim');
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };

type Driver = { readonly id: string; readonly isavailableforwork: boolean };

for (let sequence = 0; ; sequence += 1) {
  const drivers = (await request('/api/drivers/driver/drivers?maxResultCount=500')) as {
    readonly items: readonly Driver[];
  };
  const share = (Date.now() % day_ms) / day_ms;
  const creationTime = new Date().toISOString();
  const waypoint = drivers.items.flatMap(({ id, isavailableforwork }, at) => {
    if (!isavailableforwork) return [];
    const { place, stopped } = placeOn(at, share);
    const [latitude, longitude] = place;
    const speed = stopped ? 0 : 12;
    return [{ driverId: id, latitude, longitude, speed, device, sequence, creationTime }];
  });
  if (waypoint.length > 0) {
    const sent = await request('/api/drivers/waypoint/waypoint', { waypoint });
    console.log(`${creationTime}: ${JSON.stringify(sent)}`);
  }
  await new Promise((resolve) => setTimeout(resolve, every_ms));
}

async function request(path: string, body?: unknown): Promise<unknown> {
  const { text } = await send(path, headers, body === undefined ? undefined : JSON.stringify(body));
  return (JSON.parse(text) as { result: unknown }).result;
}

/** Signs in as the web app does, and returns the access token. */
async function signIn(userName: string): Promise<string> {
  const start = await send('/api/auth/csrf', {});
  const { csrfToken } = JSON.parse(start.text) as { csrfToken: string };
  const credentials = { userNameOrEmailAddress: userName, password: demoPassword };
  const form = new URLSearchParams({ csrfToken, json: 'true', ...credentials }).toString();
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const cookie = start.cookies.join('; ');
  const signedIn = await send('/api/auth/callback/credentials', { ...type, cookie }, form);
  const cookies = { cookie: [...start.cookies, ...signedIn.cookies].join('; ') };
  const session = await send('/api/auth/session', cookies);
  const { accessToken } = JSON.parse(session.text) as { accessToken?: string };
  if (accessToken === undefined) throw new Error(`${origin} did not let ${userName} in.`);
  return accessToken;
}

type Reply = { readonly text: string; readonly cookies: readonly string[] };

/**
 * Sends a request to this machine under the tenant's host name, which not every system resolves.
 */
function send(path: string, sent: Record<string, string>, body?: string): Promise<Reply> {
  const { host, port } = new URL(origin);
  const method = body === undefined ? 'GET' : 'POST';
  const options = { hostname: '127.0.0.1', port, path, method, headers: { ...sent, host } };
  return new Promise((resolve, reject) => {
    const call = http(options, (reply) => {
      let text = '';
      reply.setEncoding('utf8');
      reply.on('data', (piece: string) => (text += piece));
      reply.on('end', () => {
        if ((reply.statusCode ?? 500) >= 400) reject(new Error(`${path}: ${text}`));
        const cookies = (reply.headers['set-cookie'] ?? []).map((each) => each.split(';')[0] ?? '');
        resolve({ text, cookies });
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}
