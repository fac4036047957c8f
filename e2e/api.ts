import type { Page } from '@playwright/test';

/**
 * Sends a request such as `GET /api/…` as the user signed in on the page; returns its result.
 * @throws {Error} with the request, the status and the response if it fails
 */
export const callApi = <Result>(
  page: Page,
  call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`,
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
        ...(body === null ? {} : { 'Content-Type': 'application/json' }),
      };
      const response = await fetch(address, {
        method: verb,
        headers,
        ...(body === null ? {} : { body }),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${request}: ${response.status} ${text}`);
      return text === '' ? null : (JSON.parse(text) as { result: unknown }).result;
    },
    [call, data === undefined ? null : JSON.stringify(data)] as const,
  ) as Promise<Result>;
