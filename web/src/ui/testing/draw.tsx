import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { Toasts } from '../Toasts.tsx';
import { Tooltips } from '../Tooltips.tsx';

/** Draws an element with toasts and tooltips, as the shell does, with somebody to use it. */
export function draw(element: ReactElement) {
  const person = userEvent.setup();
  return { person, ...render(element, { wrapper: Around }) };
}

function Around({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Toasts>{children}</Toasts>
      <Tooltips />
    </>
  );
}

/** Makes the window this wide; media queries answer accordingly from the next drawing on. */
export function windowOf(width: number): void {
  window.happyDOM?.setViewport({ width, height: 800 });
}

type HappyDom = {
  readonly setViewport: (size: { readonly width: number; readonly height: number }) => void;
};

declare global {
  interface Window {
    readonly happyDOM?: HappyDom;
  }
}
