import {
  cloneElement,
  type ComponentProps,
  createElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type LazyLayer, prefetchLayer, useFetchFailure } from './lazy-layer.ts';
import { useStable } from './use-stable.ts';

/** The button that opens a layer; it may be drawn in any way. */
export type TriggerButton = ReactElement<ComponentProps<'button'>>;

export type FirstOpening = {
  readonly trigger: TriggerButton;
  /** True if it was opened by a key: the first item of a menu then receives the focus. */
  readonly byKey: boolean;
  /** What was typed on the button while the layer was fetched. */
  readonly typed: string;
};

type Props<More> = {
  readonly layer: LazyLayer<More & FirstOpening>;
  readonly trigger: TriggerButton;
  readonly opens: 'menu' | 'dialog' | 'listbox';
  /** The props of the layer other than its button. */
  readonly more: More;
  /** Opens it as soon as it is drawn. */
  readonly startsOpen?: boolean;
};

type Press = MouseEvent<HTMLButtonElement> | KeyboardEvent<HTMLButtonElement>;

/**
 * The button of a menu or picker, whose code is fetched when the button is about to be pressed: a
 * list has a menu in each row, and few are ever opened.
 */
export function LazyTrigger<More>(props: Props<More>) {
  const { layer, trigger, opens, more, startsOpen = false } = props;
  const fail = useFetchFailure();
  const [opening, setOpening] = useState<Omit<FirstOpening, 'trigger'> | null>(null);
  const typed = useTypedAhead();
  const [isFetching, setFetching] = useState(false);
  const openAtOnce = useStable(() => {
    layer.fetch().then(() => setOpening({ byKey: false, typed: '' }), fail);
  });
  useEffect(() => {
    if (startsOpen) openAtOnce();
  }, [startsOpen, openAtOnce]);
  const Opened = layer.fetched();
  if (opening !== null && Opened !== null) {
    return createElement(Opened, { ...more, trigger, ...opening });
  }
  const open = async ({ currentTarget }: Press, byKey: boolean) => {
    if (currentTarget.getAttribute('aria-disabled') === 'true') return;
    // Fetched since the last drawing: what is typed next belongs to the opened layer already.
    if (layer.fetched() !== null) return setOpening({ byKey, typed: '' });
    setFetching(true);
    typed.begin();
    try {
      await layer.fetch();
      // Whoever has moved on meanwhile keeps the focus.
      if (hasFocus(currentTarget)) flushSync(() => setOpening({ byKey, typed: typed.end() }));
    } catch {
      fail();
    }
    typed.end();
    setFetching(false);
  };
  const own = trigger.props;
  return cloneElement(trigger, {
    'aria-haspopup': opens,
    'aria-expanded': false,
    'aria-busy': isFetching || undefined,
    onPointerEnter: (event) => {
      own.onPointerEnter?.(event);
      prefetchLayer(layer);
    },
    onFocus: (event) => {
      own.onFocus?.(event);
      prefetchLayer(layer);
    },
    onClick: (event) => {
      own.onClick?.(event);
      // A key that presses a button clicks it without a pointer.
      if (!event.defaultPrevented) void open(event, event.detail === 0);
    },
    onKeyDown: (event) => {
      own.onKeyDown?.(event);
      if (typed.takes(event)) return event.preventDefault();
      if (opens !== 'menu' || event.key !== 'ArrowDown') return;
      event.preventDefault();
      void open(event, true);
    },
  });
}

/** Keeps the characters that are typed on a button until its layer has opened. */
function useTypedAhead() {
  const text = useRef<string | null>(null);
  return {
    begin() {
      text.current ??= '';
    },
    end(): string {
      const typed = text.current ?? '';
      text.current = null;
      return typed;
    },
    takes({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
      if (text.current === null || key.length !== 1 || ctrlKey || metaKey || altKey) return false;
      text.current += key;
      return true;
    },
  };
}

/** True also if nothing has the focus: not every browser focuses a button that is clicked. */
const hasFocus = (button: Element): boolean =>
  document.activeElement === button || document.activeElement === document.body;
