import { english, type Message } from '@waybill/contract/sentence';
import { goesInLegs, isLocked, whyNot } from '@waybill/contract/booking/lifecycle';
import type { BookingOperation } from '@waybill/contract/booking/operation-logs/operations';
import { bookingProblems } from '@waybill/contract/booking/problems';
import type { BookingWrite } from '@waybill/contract/booking/bookings/write-shapes';
import type { EntityData } from '@waybill/contract/records/entities/shapes';
import { notValid, notValidField, Problem } from '@waybill/contract/problem';
import { customerCard, hasCostCenter, ownProducts } from '#contexts/customers/public.ts';
import {
  customAfter,
  customFieldsOf,
  customSeen,
  type CustomFields,
} from '#contexts/records/public.ts';
import { userNames } from '#contexts/identity/public.ts';
import { type BookingRow, type Contents, subjectOf } from './domain/booking-row.ts';
import { areSame, contentsAfter, lockedParts } from './domain/contents.ts';
import { mergeContents } from './domain/merge-contents.ts';
import type { CommandContext, BookingToSave } from './command.ts';
import { mustNameNoPrice } from '../pricing/price-of-charges.ts';

export type ToSave = {
  readonly sent: BookingWrite;
  /**
   * The existing booking as the caller read it; if undefined, the write overwrites newer changes.
   */
  readonly base?: BookingWrite | undefined;
  readonly operations: readonly BookingOperation[];
  readonly note?: Message | undefined;
  readonly batchId?: string | undefined;
  /** True for a row of an import, which publishes one event for all its bookings. */
  readonly isImported?: boolean;
  /** True for a quote that is booked with its link, at the price that was sent. */
  readonly isSentQuote?: boolean;
};

/**
 * Prepares the save of a locked booking or a new one.
 * @throws {Problem} if the edit is not allowed.
 */
export async function begin(
  { db, actor }: CommandContext,
  { sent, base, operations, note, batchId, isImported = false, isSentQuote = false }: ToSave,
  before: BookingRow | null,
): Promise<BookingToSave> {
  if (before !== null) mustBeEditable(before);
  mustNameNoPrice(actor, sent);
  const own = actor.customerId === null ? {} : { customer_id: actor.customerId };
  const likely = actor.customerId ?? contentsAfter(before, sent).customer_id;
  // Both in one exchange with the database: merging rarely changes the customer.
  const [change, likelyCustomer] = await Promise.all([
    customChangeOf(db, sent, operations),
    likely === null ? undefined : customerCard(db, likely),
  ]);
  const seen = before && { ...before, custom: customSeen(change?.type, before.custom) };
  const wanted = contentsAfter(seen, sent);
  const merged =
    seen === null || base === undefined
      ? wanted
      : await mergedWith({ db, before: seen, base }, wanted);
  const custom = customOf(change, before?.custom ?? {}, merged.custom);
  const contents = { ...merged, ...own, custom };
  if (before !== null) mustStayWithin(before, contents);
  const { customer_id } = contents;
  const cardOf = (id: number) => (id === likely ? likelyCustomer : customerCard(db, id));
  const customer = customer_id === null ? undefined : await cardOf(customer_id);
  if (customer_id !== null && customer === undefined) {
    throw notValidField('customer.id', bookingProblems.CustomerUnknown.message);
  }
  await mustBeOwnCostCenter(db, before, contents);
  await mustBeOwnProducts(db, before, contents);
  const comments = [note ?? '', ...(sent.notes ?? []).map(({ comment }) => comment)];
  return {
    before,
    contents,
    customer: customer ?? null,
    sent,
    batchId: before?.batch_id ?? batchId ?? null,
    isImported,
    isSentQuote,
    comments: comments.filter((comment) => english(comment).trim() !== ''),
  };
}

/** The tenant's custom fields, and whether all required fields must have a value. */
type CustomChange = { readonly type: CustomFields | undefined; readonly isComplete: boolean };

/**
 * Returns the custom fields that a write affects. Booking requires a value in every required field.
 * Undefined for guests and for writes that do not include custom fields.
 */
async function customChangeOf(
  db: CommandContext['db'],
  { customFields }: BookingWrite,
  operations: readonly BookingOperation[],
): Promise<CustomChange | undefined> {
  const isComplete = operations.some((each) => each === 'Book' || each === 'CreateConsignment');
  if (db.scope.customerId === 0 || (customFields === undefined && !isComplete)) return undefined;
  return { type: await customFieldsOf(db, 'booking-fields'), isComplete };
}

/** @throws {Problem} NotValid on `customFields.key`. */
function customOf(
  change: CustomChange | undefined,
  before: EntityData,
  sent: EntityData,
): EntityData {
  if (change === undefined) return before;
  const { type, isComplete } = change;
  const { data, faults } = customAfter(type, { before, sent, isComplete });
  if (faults.length > 0) throw notValid(...faults);
  return data;
}

type Read = {
  readonly db: CommandContext['db'];
  readonly before: BookingRow;
  readonly base: BookingWrite;
};

/**
 * Merges the contents with changes made since the booking was read.
 * @throws {Problem} ChangedMeanwhile
 */
async function mergedWith({ db, before, base }: Read, wanted: Contents): Promise<Contents> {
  const { contents, conflicts } = mergeContents({
    read: contentsAfter(before, base),
    current: before,
    wanted,
  });
  if (conflicts.length === 0) return contents;
  const by = before.updated_by;
  const name = by === null ? undefined : (await userNames(db, [by])).get(by);
  const message = name ? `${name} changed the same fields of this booking meanwhile.` : undefined;
  throw new Problem(bookingProblems.ChangedMeanwhile, {
    ...(message && { message }),
    validationErrors: conflicts.map((member) => ({
      message: bookingProblems.ChangedMeanwhile.message,
      members: [member],
    })),
  });
}

/** Refuses a foreign cost center; one that the booking already had may have been removed since. */
async function mustBeOwnCostCenter(
  db: CommandContext['db'],
  before: BookingRow | null,
  { customer_id, cost_center_id: id }: Contents,
): Promise<void> {
  const isRetained = id === before?.cost_center_id && customer_id === before?.customer_id;
  if (id === null || isRetained) return;
  if (customer_id !== null && (await hasCostCenter(db, customer_id, id))) return;
  throw notValidField('costCenterId', 'The customer has no such cost center');
}

/** Refuses foreign products; those that the booking already had may have been removed since. */
async function mustBeOwnProducts(
  db: CommandContext['db'],
  before: BookingRow | null,
  { customer_id, items }: Contents,
): Promise<void> {
  const saved = before?.customer_id === customer_id ? before.items : [];
  const known = new Set(saved.map(({ productId }) => productId));
  const added = items.flatMap(({ productId: id }) => (id === null || known.has(id) ? [] : [id]));
  if (added.length === 0) return;
  const own = customer_id === null ? new Set() : await ownProducts(db, customer_id, added);
  const faults = items.flatMap(({ productId: id }, at) =>
    id === null || known.has(id) || own.has(id)
      ? []
      : [
          {
            message: "This customer doesn't have that product",
            members: [`items[${at}].productId`],
          },
        ],
  );
  if (faults.length > 0) throw notValid(...faults);
}

function mustBeEditable(before: BookingRow): void {
  const message = whyNot('edit', subjectOf(before));
  if (message !== null) throw new Problem(bookingProblems.CannotEdit, { message });
}

/**
 * After manifesting, only names, phones and references may change; the customer only in a draft.
 */
function mustStayWithin(before: BookingRow, contents: Contents): void {
  if (isLocked(subjectOf(before)) && !areSame(lockedParts(before), lockedParts(contents))) {
    const message =
      'This booking is split into legs. Only names, phone numbers and references can be changed.';
    const why = goesInLegs(subjectOf(before)) ? { message } : {};
    throw new Problem(bookingProblems.Locked, why);
  }
  const isDraft = ['Draft', 'Quoted'].includes(before.status);
  if (!isDraft && before.customer_id !== contents.customer_id) {
    throw notValidField('customer.id', 'The customer of a booking cannot be changed any more');
  }
}
