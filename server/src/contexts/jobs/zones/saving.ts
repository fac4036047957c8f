import type { ZoneToSave } from '@waybill/contract/jobs/zones/shapes';
import { notValid, notValidField } from '@waybill/contract/problem';
import { english } from '@waybill/contract/sentence';
import { fromDecimal } from '@waybill/kernel/money';
import type { z } from 'zod';
import type { TenantDb } from '#platform/db/database.ts';
import { nestingFault } from './domain/nesting.ts';
import {
  oneSpace,
  type ServedPlace,
  placeFault,
  placeKey,
  placeOf,
  placeText,
} from './domain/places.ts';
import { type ZoneToWrite, zoneLinks } from './sql/zones.ts';

type Sent = z.output<typeof ZoneToSave>;

/**
 * Returns a zone to store.
 * @throws {Problem} NotValid on the agent of a zone without on-forwarding
 */
export function zoneToWrite(sent: Sent): ZoneToWrite {
  const agent = sent.onforwardagent || null;
  const charge = sent.onforwardcharge ?? null;
  if (!sent.isonforwarding && (agent !== null || charge !== null)) {
    const member = agent === null ? 'zone.onforwardcharge' : 'zone.onforwardagent';
    throw notValidField(member, 'Only an on-forwarding zone has an agent and a charge.');
  }
  return {
    headPortId: sent.headportid,
    code: oneSpace(sent.code).toUpperCase(),
    name: sent.name,
    isOnForwarding: sent.isonforwarding,
    isActive: sent.isActive,
    parentId: sent.parentid ?? null,
    agent,
    chargeMinor: charge === null ? null : fromDecimal(charge),
  };
}

/**
 * A zone's parent must be in the same head port, without cycles. The head port is locked.
 * @throws {Problem} NotValid on the parent
 */
export async function checkNesting(
  db: TenantDb,
  headPortId: string,
  zone: { readonly id: string | null; readonly parentId: string | null },
): Promise<void> {
  if (zone.parentId === null) return;
  const links = await zoneLinks(db, headPortId);
  if (!links.some(({ id }) => id === zone.parentId)) {
    throw notValidField('zone.parentid', "This head port doesn't have that zone.");
  }
  const parents = new Map(links.map(({ id, parent_id }) => [id, parent_id]));
  const fault = nestingFault(parents, zone.id ?? '', zone.parentId);
  if (fault !== null) throw notValidField('zone.parentid', fault);
}

type SentPlace = {
  readonly countryCode: string;
  readonly postCode: string;
  readonly suburb: string;
};

/**
 * Returns the distinct places of a form.
 * @throws {Problem} NotValid naming the first invalid one
 */
export function placesToWrite(sent: readonly SentPlace[], member: string): readonly ServedPlace[] {
  const places = new Map<string, ServedPlace>();
  for (const [at, { countryCode, postCode, suburb }] of sent.entries()) {
    const place = placeOf(countryCode, postCode, suburb);
    const fault = placeFault(place);
    const within = sent.length === 1 ? member : `${member}[${at}]`;
    if (fault !== undefined) {
      const message = `${english(fault.message)} (${placeText(place)})`;
      throw notValid({ message, members: fault.members.map((name) => `${within}.${name}`) });
    }
    places.set(placeKey(place), place);
  }
  return [...places.values()];
}
