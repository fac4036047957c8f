import { useEffect, useState } from 'react';
import { useOnline } from '#ui/use-online.ts';
import { BigButton } from '../parts/BigButton.tsx';
import { t } from '../texts.ts';
import type { DriverState } from '../use-driver.ts';

const slow_ms = 8000;

type NoRunProps = { readonly driver: Pick<DriverState, 'isFirst' | 'refresh'> };

/** In place of a run that is not on this phone: why, and what the driver can do. */
export function NoRun({ driver: { isFirst, refresh } }: NoRunProps) {
  const isOnline = useOnline();
  const isSlow = useIsSlow(isFirst);
  return (
    <>
      <output>{t(isFirst ? (isSlow ? slow : 'Loading…') : isOnline ? failed : offline)}</output>
      {!isFirst && (
        <BigButton look="primary" onClick={refresh}>
          {t('Try again')}
        </BigButton>
      )}
    </>
  );
}

const slow = 'Still loading: the connection is slow. Stay where the signal is good.';
const offline = 'No run has been loaded on this phone yet. Go online once.';
const failed = 'Your run could not be loaded. Try again, or call dispatch.';

function useIsSlow(isLoading: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setSlow(true), slow_ms);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return isSlow;
}
