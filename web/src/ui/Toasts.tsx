import {
  createContext,
  createElement,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useState,
} from 'react';
import type { VisibleToast, ToastMessage } from './toast-message.ts';

export type ShowToast = (message: ToastMessage) => void;

const ToastContext = createContext<ShowToast | undefined>(undefined);

/** Returns the function that shows the one visible toast. Throws outside `<Toasts>`. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs <Toasts> around the page.');
  return show;
}

/** The toast area: wrap the page in it once. It shows one toast at a time, the newest. */
export function Toasts({ children }: { readonly children: ReactNode }) {
  const [visible, setVisible] = useState<VisibleToast | null>(null);
  const show = useCallback<ShowToast>((message) => {
    setVisible((before) => ({ message, number: (before?.number ?? 0) + 1, open: true }));
  }, []);
  const close = useCallback((number: number) => {
    setVisible((now) => (now?.number === number ? { ...now, open: false } : now));
  }, []);
  const area = useArea(visible);
  return (
    <ToastContext value={show}>
      {children}
      {area && createElement(area, { visible, onClose: close })}
    </ToastContext>
  );
}

/** The code of toasts loads after that of the page, which never starts with a toast. */
const rest_ms = 3000;

type Area = Awaited<ReturnType<typeof fetchToastArea>>;
let fetched: Area | null = null;

/** Fetches the toast area; afterwards toasts appear without delay. */
export async function fetchToastArea() {
  const { ToastArea } = await import('./layers.ts');
  fetched = ToastArea;
  return ToastArea;
}

/**
 * Returns the toast area, fetched when the page is idle or for the first toast, which waits for it.
 */
function useArea(visible: VisibleToast | null): Area | null {
  const [area, setArea] = useState<Area | null>(() => fetched);
  useEffect(() => {
    if (area) return undefined;
    let isThere = true;
    const fetchIt = () =>
      fetchToastArea().then(
        (came) => isThere && setArea(() => came),
        // The page reports that a part is missing; the next toast tries again.
        () => undefined,
      );
    const timer = setTimeout(() => void fetchIt(), visible ? 0 : rest_ms);
    return () => {
      isThere = false;
      clearTimeout(timer);
    };
  }, [area, visible]);
  return area;
}
