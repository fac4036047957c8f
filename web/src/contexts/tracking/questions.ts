import type { SharedBooking, TrackingLookupResult } from '@waybill/contract/booking/public-shapes';
import type { TenantConfiguration } from '@waybill/contract/tenancy/shapes';
import type { z } from 'zod';
import { chosenLanguage } from '#shell/texts/device-language.ts';
import { say, type Spoken } from './texts.ts';
import { type Whereabouts, whereaboutsOf } from './whereabouts.ts';

// This page asks five calls only, without the app's client: it has to be small.

export type Asked = { readonly number: string; readonly postcode: string };

export type Found =
  | { readonly kind: 'found'; readonly what: Whereabouts }
  /** Wrong number and wrong postcode get the same answer. */
  | { readonly kind: 'notFound' }
  | { readonly kind: 'failed'; readonly message: string };

type Answered = { readonly status: number; readonly result: unknown; readonly message: string };

/** Where a consignment is: by its number and a postcode, or by the token of a shared link. */
export async function find({ number, postcode }: Asked, signal: AbortSignal): Promise<Found> {
  const { status, result, message } =
    postcode === ''
      ? await ask('/api/booking/booking/getSharedBooking', { resourceToken: number }, signal)
      : await ask(
          '/api/booking/booking/getTrackingDetails',
          { ConnoteNumber: number, PostCode: postcode },
          signal,
        );
  if (status === 404 || status === 400) return { kind: 'notFound' };
  if (status !== 200) return { kind: 'failed', message };
  // The server checked its answer against the contract before it sent it.
  return { kind: 'found', what: readAnswer(result, postcode === '') };
}

const readAnswer = (result: unknown, isShared: boolean): Whereabouts =>
  whereaboutsOf(
    isShared
      ? (result as { booking: z.output<typeof SharedBooking> }).booking
      : (result as z.output<typeof TrackingLookupResult>),
  );

/** The tenant's name, empty where it cannot be told, and the address of its own style sheet. */
export async function brandOf(): Promise<{ readonly name: string; readonly style: string | null }> {
  const { result } = await ask('/api/core/configuration/getconfiguration', {}, null);
  const configuration = result as z.output<typeof TenantConfiguration> | null;
  const version = configuration?.customCssId ?? null;
  return {
    name: configuration?.tenantBillingAddress.legalName || '',
    style: version === null ? null : `/api/core/tenant/getcustomcss?version=${version}`,
  };
}

/** The tenant's texts in the language of this device; English where they cannot be had. */
export async function textsOf(): Promise<Spoken> {
  const chosen = chosenLanguage();
  const query = chosen === undefined ? {} : { languageName: chosen };
  const { result } = await ask('/api/core/language/gettexts', query, null);
  return (result as Spoken | null) ?? { languageName: 'en', texts: {} };
}

export const logoPath = '/api/core/tenant/getlogo';

async function ask(
  path: string,
  query: Readonly<Record<string, string>>,
  signal: AbortSignal | null,
): Promise<Answered> {
  try {
    const answer = await fetch(`${path}?${new URLSearchParams(query)}`, { signal });
    const body = (await answer.json()) as {
      readonly result: unknown;
      readonly error: { readonly message: string } | null;
    };
    const message =
      body.error?.message ?? say('Something went wrong on our side. Please try again.');
    return { status: answer.status, result: body.result, message };
  } catch {
    const message = say('The server cannot be reached. Check your connection and try again.');
    return { status: 0, result: null, message };
  }
}
