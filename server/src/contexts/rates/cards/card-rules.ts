import { found, notValidField } from '@waybill/contract/problem';
import { ratesProblems } from '@waybill/contract/rates/problems';
import { isUuid } from '@waybill/kernel/ids';
import type { z } from 'zod';
import { customerCard, customerIdOf } from '#contexts/customers/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { cardById } from './sql/whole-card.ts';
import type { CardToSave } from './sql/cards.ts';
import type { RateCardInput } from '@waybill/contract/rates/cards/shapes';

/** Returns a card to store. A customer's card cannot be the default. @throws {Problem} NotValid */
export async function cardToSave(
  db: TenantDb,
  card: z.output<typeof RateCardInput>,
): Promise<CardToSave> {
  const entityId = await guidOfEntity(db, card.entityId ?? null, 'ratecard.entityId');
  if (entityId !== null && card.isDefault) {
    const message = "A customer's own rate card can't be the default.";
    throw notValidField('ratecard.isDefault', message);
  }
  return { ...card, entityId, cubicFactor: card.cubicFactor ?? null };
}

/**
 * Returns the GUID of a customer given by GUID or number (decisions P-05); null for none.
 * @throws {Problem} NotValid on `member` if the customer does not exist.
 */
export async function guidOfEntity(
  db: TenantDb,
  entityId: string | number | null,
  member: string,
): Promise<string | null> {
  const text = String(entityId ?? '').trim();
  if (text === '') return null;
  const id = isUuid(text) ? await customerIdOf(db, text) : numberOf(text);
  const card = id === undefined ? undefined : await customerCard(db, id);
  if (card !== undefined) return card.guid;
  throw notValidField(member, 'We could not find this customer.');
}

const numberOf = (text: string): number | undefined =>
  /^\d{1,15}$/.test(text) ? Number(text) : undefined;

/** Refuses a card that is not a version. @throws {Problem} RateCardNotFound, NotValid */
export async function refuseUnlessVersion(db: TenantDb, rateCardId: string): Promise<void> {
  const { rootId } = found(await cardById(db, rateCardId), ratesProblems.RateCardNotFound);
  if (rootId === rateCardId) throw notValidField('rateCardId', 'This is no version of a card.');
}
