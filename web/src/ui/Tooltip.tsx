import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { Kbd } from './Kbd.tsx';
import { useLabel } from './labels.ts';
import { useLandmark } from './main-landmark.ts';

export type TooltipProps = {
  readonly text: ReactNode;
  /** Keys in the notation of `useShortcut`, shown after the text. */
  readonly keys?: string | undefined;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
  readonly open?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  readonly children: ReactElement;
};

/** A short explanation on hover and focus; the child must be focusable. */
export function Tooltip({ text, keys, side = 'top', open, onOpenChange, children }: TooltipProps) {
  const say = useLabel();
  const { container, choose } = useLandmark();
  const change = (next: boolean) => {
    choose(next);
    onOpenChange?.(next);
  };
  return (
    <Radix.Provider delayDuration={400} skipDelayDuration={200}>
      <Radix.Root {...(open === undefined ? {} : { open })} onOpenChange={change}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal container={container}>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            data-edge
            className="enter-fade z-40 max-w-72 rounded-control bg-ink px-2 py-1 text-meta text-canvas"
          >
            {say(text)}
            {keys !== undefined && <Kbd keys={keys} inverse />}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
