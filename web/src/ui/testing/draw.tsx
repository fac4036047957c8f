import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { Toasts } from '../Toasts.tsx';
import { Tooltips } from '../Tooltips.tsx';

/** Renders an element with toasts and tooltips, as the shell does, with a simulated user. */
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

/** Sets the width of the window; media queries use it from the next render on. */
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
