import {
  createElement,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type LazyLayer, useFetchFailure } from './lazy-layer.ts';
import { focusedNow, type TakeOpener } from './opener.ts';
import { useStable } from './use-stable.ts';

type Openable = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

/** What a dialog receives beside its own props. */
export type DeferredOpening = { readonly takeOpener: TakeOpener };

/** Returns a dialog from its first opening on; nothing before, and while it is fetched. */
export function useLazyDialog<Props extends Openable>(
  layer: LazyLayer<Props & DeferredOpening>,
  props: Props,
): ReactNode {
  const { open } = props;
  const { noteOpener, takeOpener } = useEarlyOpener();
  const [wasOpened, setOpened] = useState(open);
  if (open && !wasOpened) setOpened(true);
  const [, setArrived] = useState(false);
  const failed = useFetchFailure();
  const fail = useStable(() => {
    failed();
    props.onOpenChange(false);
  });
  const isMissing = open && layer.fetched() === null;
  // Before a menu that opens the dialog has closed.
  useLayoutEffect(() => {
    if (!isMissing) return undefined;
    let isWanted = true;
    noteOpener();
    layer.fetch().then(
      () => isWanted && setArrived(true),
      () => isWanted && fail(),
    );
    return () => {
      isWanted = false;
    };
  }, [isMissing, layer, noteOpener, fail]);
  const panel = wasOpened ? layer.fetched() : null;
  return panel && createElement(panel, { ...props, takeOpener });
}

/** Keeps what had the focus when a dialog was opened until its code has arrived. */
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
