import { earlyOr } from '#client/early-responses.ts';
import { expect, it } from 'vitest';
import { sendFirstRequests } from './first-requests.ts';

it('requests the first screen once, with the token that the app reads too', async () => {
  const sent: string[] = [];
  const fetchOnce: typeof fetch = async (address, init) => {
    const of = address as string;
    sent.push([of, new Headers(init?.headers).get('Authorization')].filter(Boolean).join(' '));
    return Response.json({ accessToken: 'abc', of });
  };
  sendFirstRequests(fetchOnce);
  const inApp = earlyOr(fetchOnce);
  const session = await inApp('/api/auth/session', {});
  expect(await session.json()).toMatchObject({ accessToken: 'abc' });
  const run = await inApp('/api/driver/run', {});
  expect(await run.json()).toMatchObject({ of: '/api/driver/run' });
  expect(sent).toHaveLength(6);
  expect(sent).toContain('/api/driver/run Bearer abc');
  await inApp('/api/driver/run', {});
  expect(sent).toHaveLength(7);
});
