import { type Message, sentence } from '@waybill/contract/sentence';
import { type DangerousConsignment, shippingName } from './consignment.ts';
import { type AggregateGoods, bulk, goodsName, isUnderOtherCode, type LoadCheck } from './load.ts';

/** Returns the labels of a placard load, its subsidiary hazards included; none otherwise. */
export function placardsOf({ aggregates, placard }: LoadCheck): readonly string[] {
  if (placard.length === 0) return [];
  const counted = aggregates.filter(({ category }) => !isUnderOtherCode(category));
  const labels = counted.flatMap(({ category, subsidiary = '' }) => [
    category,
    ...subsidiary.split(/[,\s]+/).filter((hazard) => hazard !== ''),
  ]);
  return [...new Set(labels)].toSorted();
}

/**
 * Returns what the driver of a load must have in the cabin, a sentence each: the transport
 * documents (chapter 11.1 of the Australian Dangerous Goods Code, edition 7.9), with a placard load
 * also emergency information for each of the goods (chapter 11.2: HB 76, the Australian Emergency
 * Response Guide, or procedure guides), with large receptacles the licences of driver and vehicle.
 */
export function documentsToCarry(
  load: LoadCheck,
  consignments: readonly DangerousConsignment[],
): readonly Message[] {
  if (consignments.length === 0) return [];
  const large = consignments.filter(({ receptacles }) => receptacles.some(isLarge));
  return [
    sentence('{count, plural, one {# transport document} other {# transport documents}}', {
      count: consignments.length,
    }),
    ...(load.placard.length === 0 ? [] : [emergencyInformation(load.aggregates)]),
    ...(large.length === 0
      ? []
      : ['Dangerous goods licences of driver and vehicle, as a receptacle holds more than 500 kg']),
    ...load.elsewhere.map((goods) =>
      sentence('{goods}: the documents of the code for explosives or radioactive material', {
        goods,
      }),
    ),
  ];
}

const emergencyInformation = (aggregates: readonly AggregateGoods[]): Message =>
  sentence('Emergency information for {goods} and vehicle fires: HB 76, AERG or procedure guides', {
    goods: aggregates
      .filter(({ category }) => !isUnderOtherCode(category))
      .map(goodsName)
      .join(', '),
  });

const isLarge = ({ each }: { readonly each: number }): boolean => each > bulk;

type Sender = { readonly hasEmergencyContact: boolean };

/**
 * Returns what the transport documents of a load lack (chapter 11.1 of the Australian Dangerous
 * Goods Code), a sentence each; empty if they are complete.
 */
export const missingInDocuments = (
  consignments: readonly DangerousConsignment[],
  { hasEmergencyContact }: Sender,
): readonly Message[] => [
  ...(consignments.length === 0 || hasEmergencyContact
    ? []
    : ['There is no 24-hour emergency contact. Add one under Settings, Dangerous goods.']),
  ...consignments.flatMap(missingOf),
];

function missingOf(consignment: DangerousConsignment): readonly Message[] {
  const { number, code, named: goods } = consignment;
  if (code === null)
    return [sentence('{number}: {goods} is not in the UN list', { number, goods })];
  const name = goodsName({ unNumber: code.un_number, packageGroup: code.package_group });
  const values = { number, goods: name };
  const isWeighed = consignment.receptacles.every(({ each }) => each > 0);
  return [
    ...(consignment.isGroupAssumed
      ? [sentence('{number}: no packing group was booked, {goods} is assumed', values)]
      : []),
    ...(lacksTechnicalName(shippingName(code, consignment.ownName))
      ? [sentence('{number}: {goods} needs its technical name', values)]
      : []),
    ...(isWeighed ? [] : [sentence('{number}: the weight of {goods} is unknown', values)]),
    ...(hasText(consignment.from.telephone)
      ? []
      : [sentence('{number}: the consignor has no telephone number', { number })]),
  ];
}

/** The technical name follows a generic one in brackets (special provision 274). */
const lacksTechnicalName = (name: string): boolean => /n\.o\.s\.\s*$/i.test(name);

const hasText = (text: string | null): boolean => text !== null && text.trim() !== '';
