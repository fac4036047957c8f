import {
  cloneElement,
  type ComponentProps,
  createElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  useEffect,
  useState,
} from 'react';
import { type LazyLayer, prefetchLayer, useFetchFailure } from './lazy-layer.ts';
import { useStable } from './use-stable.ts';

/** The button that opens a layer; it may be drawn in any way. */
export type TriggerButton = ReactElement<ComponentProps<'button'>>;

export type FirstOpening = {
  readonly trigger: TriggerButton;
  /** True if it was opened by a key: the first item of a menu then receives the focus. */
  readonly byKey: boolean;
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
  const [opening, setOpening] = useState<{ readonly byKey: boolean } | null>(null);
  const [isFetching, setFetching] = useState(false);
  const openAtOnce = useStable(() => {
    layer.fetch().then(() => setOpening({ byKey: false }), fail);
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
    if (layer.fetched() !== null) return setOpening({ byKey });
    setFetching(true);
    try {
      await layer.fetch();
      // Whoever has moved on meanwhile keeps the focus.
      if (hasFocus(currentTarget)) setOpening({ byKey });
    } catch {
      fail();
    }
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
      if (opens !== 'menu' || event.key !== 'ArrowDown') return;
      event.preventDefault();
      void open(event, true);
    },
  });
}

/** True also if nothing has the focus: not every browser focuses a button that is clicked. */
const hasFocus = (button: Element): boolean =>
  document.activeElement === button || document.activeElement === document.body;
