import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchForNewVersion } from './new-version.ts';

const pageOf = (build: string) => `<script src="/assets/index-${build}.js"></script>`;

/** A page of build `a` misses a part. Returns how often a new version was announced. */
async function announcements(respond: () => Promise<Response>): Promise<number> {
  document.body.innerHTML = pageOf('a');
  vi.stubGlobal('fetch', vi.fn<() => Promise<Response>>(respond));
  const onNewVersion = vi.fn<() => void>();
  const stop = watchForNewVersion(onNewVersion);
  window.dispatchEvent(new Event('vite:preloadError'));
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  await new Promise((done) => setTimeout(done));
  stop();
  return onNewVersion.mock.calls.length;
}

describe('a page that cannot load a part of itself', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    document.body.innerHTML = '';
  });

  it('announces a new version if the server has another build', async () => {
    expect(await announcements(() => Promise.resolve(new Response(pageOf('b'))))).toBe(1);
  });

  it.each([
    ['is down', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['has the same build', () => Promise.resolve(new Response(pageOf('a')))],
  ])('announces none if the server %s', async (_state, respond) => {
    expect(await announcements(respond)).toBe(0);
  });
});
