import {
  cloneElement,
  type ComponentProps,
  createElement,
  type KeyboardEvent,
  type ReactElement,
  useState,
} from 'react';
import { type Part, prefetch, useFetch } from './part.ts';

/** What opens a floating layer: a button, which may be drawn in any way. */
export type TriggerButton = ReactElement<ComponentProps<'button'>>;

export type FirstOpening = {
  readonly trigger: TriggerButton;
  /** True if it was pressed by a key: the first item of a menu then receives the focus. */
  readonly byKey: boolean;
};

type Props<More> = {
  readonly of: Part<More & FirstOpening>;
  readonly trigger: TriggerButton;
  readonly opens: 'menu' | 'dialog' | 'listbox';
  /** What the layer needs beside its button. */
  readonly more: More;
};

/**
 * The button of a floating layer, whose code is fetched when the button is about to be pressed: a
 * list has a menu in each row, and few are ever opened.
 */
export function WhenPressed<More>({ of, trigger, opens, more }: Props<More>) {
  const fetch = useFetch(of);
  const [opening, setOpening] = useState<{ readonly byKey: boolean } | null>(null);
  const [isAsked, setAsked] = useState(false);
  const Opened = of.fetched();
  if (opening !== null && Opened !== null) {
    return createElement(Opened, { ...more, trigger, ...opening });
  }
  const open = async (byKey: boolean) => {
    setAsked(true);
    const isThere = Opened !== null || (await fetch());
    setAsked(false);
    if (isThere) setOpening({ byKey });
  };
  const approach = () => prefetch(of);
  return cloneElement(trigger, {
    'aria-haspopup': opens,
    'aria-expanded': false,
    'aria-busy': (isAsked && Opened === null) || undefined,
    onPointerEnter: approach,
    onFocus: approach,
    // A key that presses a button clicks it without a pointer.
    onClick: (event) => void open(event.detail === 0),
    onKeyDown: (event) => {
      if (opens === 'menu' && isDown(event)) void open(true);
    },
  });
}

function isDown(event: KeyboardEvent): boolean {
  if (event.key !== 'ArrowDown') return false;
  event.preventDefault();
  return true;
}
