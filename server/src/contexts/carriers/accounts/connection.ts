import { sentence } from '@waybill/contract/sentence';
import type { Carrier } from '@waybill/adapters/carrier';
import { notValid, notValidField } from '@waybill/contract/problem';
import { seal } from '#contexts/tenancy/public.ts';
import {
  addressKey,
  type Attributes,
  attributeFaults,
  attributesToStore,
  type AttributeText,
} from './domain.ts';
import type { CarrierClient } from './carrier-client.ts';
import { carrierOf } from './registry.ts';

type Sent = { readonly carrierCode: string; readonly attributes: readonly AttributeText[] };
type Stored = { readonly carrier_code: string; readonly attributes: Attributes };

/**
 * Returns how an account connects after a request: its carrier and the attributes to store.
 * @throws {Problem} NotValid naming the carrier or the attributes
 */
export function connectionOf(
  { secret, callOut }: CarrierClient,
  sent: Sent,
  before: Stored | undefined,
): { readonly carrier: Carrier; readonly attributes: Attributes; readonly isSameCarrier: boolean } {
  const carrier = carrierOf(sent.carrierCode);
  if (carrier === undefined) {
    const message = sentence('There is no carrier {carrier}.', { carrier: sent.carrierCode });
    throw notValidField('carrierAccount.carrierCode', message);
  }
  const isSameCarrier = before?.carrier_code === carrier.code;
  const stored = isSameCarrier ? before.attributes : {};
  const attributes = attributesToStore(carrier, { sent: sent.attributes, stored }, (text) =>
    seal(secret, text),
  );
  const faults = attributeFaults(carrier, attributes);
  if (faults.length > 0) throw notValid(...faults);
  const address = attributes[addressKey];
  const refusal = address === undefined ? null : callOut.refusalOf(address);
  if (refusal !== null) {
    throw notValidField(
      'carrierAccount.attributes',
      sentence('{number}: {reason}', { number: nameOf(carrier), reason: refusal }),
    );
  }
  return { carrier, attributes, isSameCarrier };
}

const nameOf = ({ attributes }: Carrier): string =>
  attributes.find(({ key }) => key === addressKey)?.displayName ?? 'Address';
