import { describe, expect, it } from 'vitest';
import { HttpError, MissingTenantIdError, NoResponseError } from './errors.ts';
import {
  createQueryClient,
  forever,
  passesSoon,
  retryDelay,
  worthRetrying,
} from './query-client.ts';

const response = (status: number) =>
  new HttpError({ status, body: null, requestId: null, retryAfter: null });

describe('the query cache', () => {
  it('retries a failed query three times [ui-caching-005] [const-015]', () => {
    const lost = new NoResponseError(null);
    expect([0, 1, 2, 3].map((failures) => worthRetrying(failures, lost))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('does not retry what the server rejected or what was never sent', () => {
    const hopeless = [response(400), response(401), response(404), response(429)];
    const all = [...hopeless, new MissingTenantIdError(), response(500)];
    expect(all.map((error) => worthRetrying(0, error))).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
    ]);
  });

  it('sends a write again that was refused for a second, five times, and no other', () => {
    const refused = (status: number, retryAfter: number | null) =>
      new HttpError({ status, body: null, requestId: null, retryAfter });
    expect([0, 4, 5].map((failures) => passesSoon(failures, refused(503, 1)))).toEqual([
      true,
      true,
      false,
    ]);
    const others = [
      refused(503, 5),
      refused(503, null),
      refused(429, 1),
      new NoResponseError(null),
    ];
    expect(others.filter((error) => passesSoon(0, error))).toEqual([]);
  });

  it('doubles the delay from 1000 ms up to 30000 ms [ui-caching-006] [const-016]', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(retryDelay)).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
    ]);
  });

  it('keeps unused responses for five minutes [ui-caching-007] [const-017]', () => {
    expect(createQueryClient().getDefaultOptions().queries?.gcTime).toBe(300_000);
  });

  it(
    '[ui-caching-001] [ui-caching-002] [ui-caching-003] [ui-caching-004] [const-014] ' +
      'never refetches tenant responses',
    () => {
      expect(forever).toEqual({
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        refetchOnMount: false,
        refetchOnReconnect: false,
        refetchOnWindowFocus: false,
      });
    },
  );
});
