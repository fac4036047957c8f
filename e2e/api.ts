import type { Page } from '@playwright/test';
import { clientOf } from './sign-in.ts';

/**
 * Sends a request such as `GET /api/…` as the user that `signIn` signed in, without the page;
 * returns its result.
 * @throws {Error} with the request, the status and the response if it fails
 */
export async function callApi<Result>(
  page: Page,
  call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${string}`,
  data?: object,
): Promise<Result> {
  const { requests, accessToken } = clientOf(page);
  const [method = '', address = ''] = call.split(' ');
  const response = await requests.fetch(address, {
    method,
    headers: { Authorization: `Bearer ${accessToken}` },
    ...(data === undefined ? {} : { data }),
  });
  const text = await response.text();
  if (!response.ok()) throw new Error(`${call}: ${response.status()} ${text}`);
  return (text === '' ? null : (JSON.parse(text) as { result: unknown }).result) as Result;
}
