import type {
  SharedBooking,
  TrackingLookupResult,
} from '@waybill/contract/booking/tracking/shapes';
import type { z } from 'zod';
import { chosenLanguage } from '#shell/texts/device-language.ts';
import { t, type SpokenTexts } from '#shell/texts/page-texts.ts';
import { type Whereabouts, whereaboutsOf } from './whereabouts.ts';
import type { TenantConfiguration } from '@waybill/contract/tenancy/tenants/shapes';

// This page uses only five endpoints, without the app's client, as it has to be small.

export type TrackingQuery = { readonly number: string; readonly postcode: string };

export type TrackingResult =
  | { readonly kind: 'found'; readonly what: Whereabouts }
  /** A wrong number and a wrong postcode receive the same response. */
  | { readonly kind: 'notFound' }
  | { readonly kind: 'failed'; readonly message: string };

type TrackingResponse = {
  readonly status: number;
  readonly result: unknown;
  readonly message: string;
};

/** Finds a consignment by its number and a postcode, or by the token of a shared link. */
export async function find(
  { number, postcode }: TrackingQuery,
  signal: AbortSignal,
): Promise<TrackingResult> {
  const { status, result, message } =
    postcode === ''
      ? await fetchTracking(
          '/api/booking/booking/getSharedBooking',
          { resourceToken: number },
          signal,
        )
      : await fetchTracking(
          '/api/booking/booking/getTrackingDetails',
          { ConnoteNumber: number, PostCode: postcode },
          signal,
        );
  if (status === 404 || status === 400) return { kind: 'notFound' };
  if (status !== 200) return { kind: 'failed', message };
  // The server has validated its response against the contract.
  return { kind: 'found', what: readResponse(result, postcode === '') };
}

const readResponse = (result: unknown, isShared: boolean): Whereabouts =>
  whereaboutsOf(
    isShared
      ? (result as { booking: z.output<typeof SharedBooking> }).booking
      : (result as z.output<typeof TrackingLookupResult>),
  );

/** Returns the tenant's name, empty if unknown, and the address of its own style sheet. */
export async function brandOf(): Promise<{ readonly name: string; readonly style: string | null }> {
  const { result } = await fetchTracking('/api/core/configuration/getconfiguration', {}, null);
  const configuration = result as z.output<typeof TenantConfiguration> | null;
  const version = configuration?.customCssId ?? null;
  return {
    name: configuration?.tenantBillingAddress.legalName || '',
    style: version === null ? null : `/api/core/tenant/getcustomcss?version=${version}`,
  };
}

/** Returns the tenant's texts in the language of this device; English if they are unavailable. */
export async function textsOf(): Promise<SpokenTexts> {
  const chosen = chosenLanguage();
  const query = chosen === undefined ? {} : { languageName: chosen };
  const { result } = await fetchTracking('/api/core/language/gettexts', query, null);
  return (result as SpokenTexts | null) ?? { languageName: 'en', texts: {} };
}

export const logoPath = '/api/core/tenant/getlogo';

async function fetchTracking(
  path: string,
  query: Readonly<Record<string, string>>,
  signal: AbortSignal | null,
): Promise<TrackingResponse> {
  try {
    const result = await fetch(`${path}?${new URLSearchParams(query)}`, { signal });
    const body = (await result.json()) as {
      readonly result: unknown;
      readonly error: { readonly message: string } | null;
    };
    const message = body.error?.message ?? t('Something went wrong on our side. Please try again.');
    return { status: result.status, result: body.result, message };
  } catch {
    const message = t('The server cannot be reached. Check your connection and try again.');
    return { status: 0, result: null, message };
  }
}
