import type { Page } from '@playwright/test';

/** Makes a call such as `GET /api/…` as whoever is signed in on the page; returns its result. */
export const callApi = <Result>(
  page: Page,
  call: `${'GET' | 'POST' | 'PUT'} /${string}`,
  data?: object,
): Promise<Result> =>
  page.evaluate(
    async ([request, body]) => {
      const [verb = '', address = ''] = request.split(' ');
      const { accessToken } = (await (await fetch('/api/auth/session')).json()) as {
        accessToken: string;
      };
      const headers = {
        Authorization: `Bearer ${accessToken}`,
        'Content-Type': 'application/json',
      };
      const response = await fetch(address, {
        method: verb,
        headers,
        ...(body === null ? {} : { body }),
      });
      return ((await response.json()) as { result: unknown }).result;
    },
    [call, data === undefined ? null : JSON.stringify(data)] as const,
  ) as Promise<Result>;
