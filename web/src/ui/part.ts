import {
  createElement,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLabel } from './labels.ts';
import { focusedNow, type TakeOpener } from './opener.ts';
import { useToast } from './Toasts.tsx';

type Drawn<Props> = (props: Props) => ReactNode;

/** A part of a page whose code is fetched when it is first wanted. */
export type Part<Props> = {
  /** Null until it was fetched. */
  readonly fetched: () => Drawn<Props> | null;
  /** Rejects where the server cannot be reached. */
  readonly fetch: () => Promise<Drawn<Props>>;
};

export function part<Props>(load: () => Promise<Drawn<Props>>): Part<Props> {
  let known: Drawn<Props> | null = null;
  return {
    fetched: () => known,
    fetch: async () => {
      known ??= await load();
      return known;
    },
  };
}

/** Fetches a part before it is wanted; its failure is shown when it is. */
export const prefetch = (of: Part<never>): void => void of.fetch().catch(() => undefined);

/** Returns a function that fetches a part, and says so if it cannot: it then returns false. */
export function useFetch<Props>(of: Part<Props>): () => Promise<boolean> {
  const t = useLabel();
  const toast = useToast();
  return useCallback(async () => {
    try {
      await of.fetch();
      return true;
    } catch {
      toast({ title: t(failed), tone: 'problem' });
      return false;
    }
  }, [of, t, toast]);
}

const failed = 'This part of the page could not be loaded. Check your connection and try again.';

type Wanted = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

/** What a dialog receives beside its own props. */
export type OpenedLate = { readonly takeOpener: TakeOpener };

/** Returns a dialog from its first opening on; nothing before, and while it is fetched. */
export function useDialogPart<Props extends Wanted>(
  of: Part<Props & OpenedLate>,
  props: Props,
): ReactNode {
  const { open, onOpenChange } = props;
  const fetch = useFetch(of);
  const { noteOpener, takeOpener } = useEarlyOpener();
  const [wasOpened, setOpened] = useState(open);
  if (open && !wasOpened) setOpened(true);
  const [, setArrived] = useState(false);
  const isMissing = open && of.fetched() === null;
  // Before a menu that opens the dialog has closed.
  useLayoutEffect(() => {
    if (!isMissing) return undefined;
    let isWanted = true;
    noteOpener();
    void fetch().then((isThere) => {
      if (isWanted) return isThere ? setArrived(true) : onOpenChange(false);
    });
    return () => {
      isWanted = false;
    };
  }, [isMissing, fetch, noteOpener, onOpenChange]);
  const panel = wasOpened ? of.fetched() : null;
  return panel && createElement(panel, { ...props, takeOpener });
}

/** Keeps what had the focus when a dialog was asked for until the dialog has come. */
function useEarlyOpener() {
  const opener = useRef<HTMLElement | null>(null);
  const noteOpener = useCallback(() => {
    opener.current = focusedNow();
  }, []);
  const takeOpener = useCallback<TakeOpener>(() => {
    const from = opener.current ?? focusedNow();
    opener.current = null;
    return from;
  }, []);
  return { noteOpener, takeOpener };
}
