import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Toasts } from '../Toasts.tsx';

/** Draws an element inside the toast area, as the shell does, with somebody to use it. */
export function draw(element: ReactElement) {
  const person = userEvent.setup();
  return { person, ...render(element, { wrapper: Toasts }) };
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
