import { found } from '@waybill/contract/problem';
import { ratesProblems } from '@waybill/contract/rates/problems';
import type { TenantDb } from '#platform/db/database.ts';
import { publish } from '#platform/events.ts';
import { saving } from '../cards/saving.ts';
import { cardById } from '../cards/sql/whole-card.ts';
import { copyCard, nextVersionCode } from './sql/copies.ts';

type Draft = { readonly rateCardId: string; readonly name: string };

/**
 * Copies a card or version to a draft of the same root card; returns its id.
 * @throws {Problem} RateCardNotFound
 */
export async function draftVersion(db: TenantDb, { rateCardId, name }: Draft): Promise<string> {
  const { rootId } = found(await cardById(db, rateCardId), ratesProblems.RateCardNotFound);
  const code = await nextVersionCode(db, rootId);
  const id = await saving(() => copyCard(db, { from: rateCardId, rootId, code, name }));
  publish(db, 'rateCard.changed', { id: rootId, customerId: null });
  return id;
}
