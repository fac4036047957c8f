import { type Message, sent, sentence } from '@waybill/contract/sentence';
import type { Address } from '@waybill/contract/shared/address';
import type { OrderItem, WebOrder } from '@waybill/contract/shops/orders/shapes';
import { MeasureRefusal, toGrams, toMillimetres } from '@waybill/kernel/measures';

type Complaint = WebOrder['problems'][number];

type ToCheck = {
  readonly toAddress: Address;
  readonly fromAddress: Address;
  readonly items: readonly OrderItem[];
  /** Why its suburb and postcode cannot be; null if they can, or if nobody knows. */
  readonly placeFault: Message | null;
  /** Whether there are boxes for pieces of unknown size. */
  readonly hasBoxes: boolean;
};

/** Returns what has to be corrected before an order can be booked. */
export const orderProblems = (order: ToCheck): readonly Complaint[] => [
  ...addressProblems('toAddress', order.toAddress),
  ...(order.placeFault === null ? [] : [{ member: 'toAddress.suburb', ...sent(order.placeFault) }]),
  ...addressProblems('fromAddress', order.fromAddress),
  ...itemProblems(order),
];

const missing = {
  toAddress: [
    ['addressLine1', 'Delivery street address is missing'],
    ['suburb', 'Delivery suburb is missing'],
    ['postCode', 'Delivery postcode is missing'],
    ['countryCode', 'Delivery country is missing'],
  ],
  fromAddress: [
    ['addressLine1', 'Pickup street address is missing'],
    ['suburb', 'Pickup suburb is missing'],
    ['postCode', 'Pickup postcode is missing'],
    ['countryCode', 'Pickup country is missing'],
  ],
} as const;

const addressProblems = (member: keyof typeof missing, address: Address): Complaint[] =>
  missing[member]
    .filter(([name]) => address[name].trim() === '')
    .map(([name, message]) => ({ member: `${member}.${name}`, message }));

function itemProblems({ items, hasBoxes }: ToCheck): Complaint[] {
  if (items.length === 0) return [{ member: 'items', message: 'There is nothing to send' }];
  return items.flatMap((item, at) => {
    const complaint = itemProblem(item, hasBoxes);
    return complaint === null
      ? []
      : [{ member: `items[${at}].${complaint[0]}`, ...sent(complaint[1]) }];
  });
}

function itemProblem(item: OrderItem, hasBoxes: boolean): [string, Message] | null {
  const { name, weight, length, width, height } = item;
  try {
    if (weight === null || toGrams(weight) <= 0)
      return ['weight', sentence('Weight of {name} is missing', { name })];
    const sides = [length, width, height].filter((side) => side !== null);
    if (sides.some((side) => toMillimetres(side) <= 0)) {
      return ['length', sentence('Dimensions of {name} are missing', { name })];
    }
    if (sides.length < 3 && !hasBoxes)
      return ['length', sentence('Dimensions of {name} are missing', { name })];
    return null;
  } catch (error) {
    if (!(error instanceof MeasureRefusal)) throw error;
    return ['weight', sentence('{number}: {reason}', { number: name, reason: error.message })];
  }
}
