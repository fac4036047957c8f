import type { Address } from '@waybill/contract/shared/address';
import { numberText } from '@waybill/kernel/formats';
import {
  type AggregateGoods,
  type DangerousConsignment,
  initialResponseOf,
  shippingName,
} from '#contexts/dangerousGoods/public.ts';
import { pdfTextsOf, settingsOf } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { type PdfTexts, messageIn, wordIn } from '#platform/pdf/texts.ts';
import { momentText } from '../line-hauls/manifest.ts';
import type { LineHaulRow } from '../line-hauls/sql.ts';
import type { DangerousLoad } from './dangerous-load.ts';
import type { ConsignmentOfGoods, GoodsLine, LineHaulDangerousGoodsData } from './pdf/documents.ts';

type Documents = { readonly data: LineHaulDangerousGoodsData; readonly words: PdfTexts };

/** Returns the values and the language of the documents for a line haul's dangerous goods. */
export async function dangerousGoodsDocuments(
  db: TenantDb,
  row: LineHaulRow,
  load: DangerousLoad,
): Promise<Documents> {
  const [{ legalName, timezone }, words] = [await settingsOf(db), await pdfTextsOf(db)];
  const moment = momentText(timezone, words.language);
  const sentences = (messages: Parameters<typeof messageIn>[1][]) =>
    messages.map((each) => messageIn(words, each));
  const separate = [...load.forbidden, ...load.apart];
  const data = {
    issuer: legalName,
    code: row.number,
    route: `${row.start_code} › ${row.destination_code}`,
    carrier: row.carrier_name ?? '',
    departure: moment(row.departed_at ?? row.planned_departure_at),
    emergencyContact: load.contact,
    placards: load.placards.join(', '),
    documents: sentences([...load.documents]),
    missing: sentences([...load.missing]),
    rules: [
      ...sentences([...load.placard]),
      ...(separate.length === 0
        ? [wordIn(words, 'No goods of this load must be separated.')]
        : sentences(separate)),
    ],
    totals: load.aggregates.map((goods) => totalLine(words, goods)),
    responses: load.aggregates.flatMap((goods) => responseLine(words, goods)),
    consignments: load.consignments.map((consignment) => consignmentOf(words, consignment)),
  };
  return { data, words };
}

const classOf = (category: string, subsidiary = ''): string =>
  subsidiary === '' ? category : `${category} (${subsidiary})`;

const kilograms = ({ language }: PdfTexts, amount: number): string =>
  `${numberText(amount, language)} kg`;

const totalLine = (words: PdfTexts, goods: AggregateGoods): GoodsLine => ({
  unNumber: `UN${goods.unNumber}`,
  shippingName: goods.description,
  hazardClass: classOf(goods.category, goods.subsidiary),
  packingGroup: goods.packageGroup ?? '',
  receptacles: numberText(goods.receptacles, words.language),
  quantity: kilograms(words, goods.quantity),
});

function responseLine(words: PdfTexts, { unNumber, category, subsidiary = '' }: AggregateGoods) {
  const first = initialResponseOf(category);
  if (first === undefined) return [];
  return [
    {
      goods: `UN${unNumber} · ${classOf(category, subsidiary)}`,
      hazards: wordIn(words, first.hazards),
      steps: wordIn(words, first.steps),
    },
  ];
}

function consignmentOf(words: PdfTexts, consignment: DangerousConsignment): ConsignmentOfGoods {
  const { number, from, to, code, named, ownName, receptacles } = consignment;
  const goods = receptacles.map(({ packageType, count, each }) => ({
    unNumber: code === null ? named : `UN${code.un_number}`,
    shippingName: code === null ? (ownName ?? '') : shippingName(code, ownName),
    hazardClass: code === null ? '' : classOf(code.category, code.subsidiary),
    packingGroup: code?.package_group ?? '',
    receptacles: `${count} × ${wordIn(words, packageType)}`,
    quantity: kilograms(words, count * each),
  }));
  return { number, consignor: linesOf(from), consignee: linesOf(to), goods };
}

const linesOf = (address: Address): readonly string[] => [
  address.companyName ?? address.contactName ?? '',
  address.addressLine1,
  address.addressLine2 ?? '',
  [address.suburb, address.stateCode ?? '', address.postCode].filter((part) => part).join(' '),
  address.telephone ?? '',
];
