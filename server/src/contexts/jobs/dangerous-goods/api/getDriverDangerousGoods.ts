import * as contract from '@waybill/contract/jobs/endpoints';
import {
  emergencyContact,
  goodsAmong,
  goodsNamed,
  rowOf,
  toUnCode,
} from '#contexts/dangerousGoods/public.ts';
import { handle } from '#platform/context.ts';
import { runToday } from '../../board/run-today.ts';

export const getDriverDangerousGoods = handle(
  contract.getDriverDangerousGoods,
  async ({ actor, db, now }) => {
    const { rows } = await runToday(db, actor, now);
    const codes = [...new Set(rows.flatMap(({ dangerous_goods }) => dangerous_goods ?? []))];
    const list = await goodsAmong(db, codes);
    return {
      emergencycontact: (await emergencyContact(db)) ?? null,
      items: codes.map((code) => {
        const goods = goodsNamed(code);
        const row = goods && rowOf(list, goods);
        return { code, uncode: row ? toUnCode(row) : null };
      }),
    };
  },
);
