import type { Page } from '@playwright/test';

/** A call of the API as whoever is signed in on the page; its result. */
export const callApi = <Result>(
  page: Page,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  data?: object,
): Promise<Result> =>
  page.evaluate(
    async ([verb, address, body]) => {
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
    [method, path, data === undefined ? null : JSON.stringify(data)] as const,
  ) as Promise<Result>;
