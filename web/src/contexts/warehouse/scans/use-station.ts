import type { ItemScanCode } from '@waybill/contract/warehouse/lifecycle';
import { useEffect, useReducer, useRef } from 'react';
import { NoResponseError } from '#client/errors.ts';
import { explain } from '#client/explain.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useScanItems } from '../calls.ts';
import { beep } from './beep.ts';
import { afterEvent, repeatedScan, type StationScan, waitingScans } from './station.ts';

type NewScan = {
  readonly barcode: string;
  readonly code: ItemScanCode;
  readonly location: string;
};

const retry_ms = 3000;

/** The scans of this session; each is sent by itself, and again while there is no server. */
export function useStation(isLoud: boolean) {
  const t = useTranslate();
  const [scans, dispatch] = useReducer(afterEvent, []);
  const { mutateAsync } = useScanItems();
  const settle = (id: string, outcome: StationScan['outcome'], message: string) => {
    dispatch({ kind: 'settled', id, outcome, message });
    if (isLoud && outcome !== 'Waiting') beep(outcome === 'Saved' ? 'good' : 'bad');
  };
  const send = async (scan: StationScan): Promise<void> => {
    const scanEvent = {
      id: scan.id,
      code: scan.code,
      locationCode: scan.location || null,
      scannedTime: scan.at,
    };
    try {
      const { results } = await mutateAsync({ itemIds: [scan.barcode], scanEvent });
      const [result] = results;
      settle(scan.id, result?.outcome ?? 'Refused', result?.message ?? '');
    } catch (error) {
      const isLater = error instanceof NoResponseError;
      settle(scan.id, isLater ? 'Waiting' : 'Refused', explain(error).message);
    }
  };
  const resend = useRef<() => void>(() => undefined);
  useEffect(() => {
    resend.current = () => {
      const [oldest] = waitingScans(scans);
      if (oldest !== undefined) void send(oldest);
    };
  });
  useEffect(() => {
    const timer = setInterval(() => resend.current(), retry_ms);
    return () => clearInterval(timer);
  }, []);
  const isPending = scans.some(({ outcome }) => outcome === 'Waiting' || outcome === 'Sending');
  useLeaveWarning(isPending);
  return {
    scans,
    scan: ({ barcode, code, location }: NewScan) => {
      const text = barcode.trim();
      if (text === '') return;
      const now = new Date();
      const before = repeatedScan(scans, { barcode: text, code }, now.getTime());
      const scan: StationScan = {
        id: crypto.randomUUID(),
        barcode: text,
        code,
        location: location.trim(),
        at: now.toISOString(),
        outcome: before === null ? 'Sending' : 'Repeated',
        message: before === null ? '' : t('Scanned a moment ago'),
      };
      dispatch({ kind: 'scanned', scan });
      if (before === null) void send(scan);
      else if (isLoud) beep('bad');
    },
  };
}

/** The browser asks before the page is closed while scans are not saved. */
function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}
