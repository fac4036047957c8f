import type { getDriverDangerousGoods } from '@waybill/contract/jobs/dangerous-goods/endpoints';
import type { ResultOf } from '@waybill/contract/endpoint';
import { useCallback, useState } from 'react';
import { readCached, readSaved } from './cached.ts';

const goodsPath = '/api/driver/dangerous-goods';

type DriverGoods = ResultOf<typeof getDriverDangerousGoods>;

/** Returns what transport documents state of the dangerous goods on the run, as last loaded. */
export function useGoods() {
  const [goods, setGoods] = useState<DriverGoods | null>(null);
  const showGoods = useCallback(async () => {
    setGoods((await readSaved<DriverGoods>(goodsPath))?.result ?? null);
  }, []);
  const readGoods = useCallback(async () => {
    setGoods((await readCached<DriverGoods>(goodsPath))?.result ?? null);
  }, []);
  return { goods, showGoods, readGoods };
}
