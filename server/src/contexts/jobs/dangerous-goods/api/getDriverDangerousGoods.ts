import { fleetProblems } from '@waybill/contract/fleet/problems';
import * as contract from '@waybill/contract/jobs/endpoints';
import { Problem } from '@waybill/contract/problem';
import { localDateOf, startOfLocalDay } from '@waybill/kernel/time';
import {
  emergencyContact,
  goodsAmong,
  goodsNamed,
  rowOf,
  toUnCode,
} from '#contexts/dangerousGoods/public.ts';
import { settingsOf } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import { runOfDriver } from '../../board/sql.ts';

export const getDriverDangerousGoods = handle(
  contract.getDriverDangerousGoods,
  async ({ actor, db, now }) => {
    if (!actor.isDriver || actor.userId === null) throw new Problem(fleetProblems.NotADriver);
    const { timezone } = await settingsOf(db);
    const today = startOfLocalDay(localDateOf(now, timezone), timezone);
    const run = await runOfDriver(db, actor.userId, today);
    const codes = [...new Set(run.flatMap(({ dangerous_goods }) => dangerous_goods ?? []))];
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
