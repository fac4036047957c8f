import { useEffect, useState } from 'react';

const key = 'driver-awake';

/** Prevents the screen from turning off, which stops positions. It uses the battery. */
export function useAwake() {
  const [isAwake, setAwake] = useState(() => localStorage.getItem(key) === 'on');
  useEffect(() => {
    if (!isAwake || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const hold = () => {
      if (document.visibilityState !== 'visible') return;
      navigator.wakeLock.request('screen').then(
        (held) => {
          if (isOver) void held.release();
          else lock = held;
        },
        () => undefined,
      );
    };
    hold();
    // Browsers release the lock when the page is hidden.
    document.addEventListener('visibilitychange', hold);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, [isAwake]);
  const stayAwake = (next: boolean): void => {
    localStorage.setItem(key, next ? 'on' : 'off');
    setAwake(next);
  };
  return { isAwake, stayAwake };
}
