import { english } from '@waybill/contract/sentence';
import {
  checkLoad,
  goodsNamed,
  goodsOnBoard,
  rowOf,
  type UnCodeRow,
} from '#contexts/dangerousGoods/public.ts';
import type { BookingRow } from '../../bookings/domain/booking-row.ts';
import { receptaclesOf } from '../../dangerous-goods/domain/dangerous-load.ts';
import type { DeclaredGoods } from './dangerous-goods-declaration.ts';
import type { DangerousGoodsMark } from './label-data.ts';
import { type PdfTexts, wordIn } from '#platform/pdf/texts.ts';

type Goods = Pick<
  BookingRow,
  | 'is_dangerous'
  | 'dangerous_un_code'
  | 'dangerous_description'
  | 'dangerous_package_type'
  | 'items'
>;

/** Returns the dangerous goods marks of a label; class and group come from the UN list. */
export function marksOf(row: Goods, list: readonly UnCodeRow[]): readonly DangerousGoodsMark[] {
  if (!row.is_dangerous) return [];
  const named = goodsNamed(row.dangerous_un_code ?? '');
  const code = named && rowOf(list, named);
  return [
    {
      unNumber: named?.unNumber ?? (row.dangerous_un_code ?? '').replaceAll(/\D/g, ''),
      hazardClass: code?.category ?? '',
      packingGroup: code?.package_group ?? '',
    },
  ];
}

/** Returns the lines of a declaration by UN number, and why the booking alone is a placard load. */
export function declared(
  row: Goods,
  code: UnCodeRow,
  words: PdfTexts,
): { readonly goods: readonly DeclaredGoods[]; readonly placard: string } {
  const { aggregates, placard } = checkLoad(
    goodsOnBoard({ code, receptacles: receptaclesOf(row) }),
  );
  const packages = wordIn(words, row.dangerous_package_type ?? 'receptacles');
  return {
    goods: aggregates.map(({ receptacles, quantity }) => ({
      unNumber: `UN${code.un_number}`,
      shippingName: row.dangerous_description ?? code.description,
      hazardClass: code.subsidiary === '' ? code.category : `${code.category} (${code.subsidiary})`,
      packingGroup: code.package_group ?? '',
      receptacles: `${receptacles} × ${packages}`,
      quantity: `${Number(quantity.toFixed(3))} kg`,
    })),
    placard: placard.map(english).join(' '),
  };
}
