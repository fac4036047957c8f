import { useState } from 'react';

/**
 * Returns where a menu floats: in the page's main landmark, so that screen reader users who
 * navigate by landmarks find it. A modal layer hides that landmark; menus above such a layer are
 * placed beside it. The container is chosen on opening and unchanged until the menu closes: moving
 * an open menu would remount it and thereby close it.
 */
export function useLandmark() {
  const [container, setContainer] = useState<HTMLElement>();
  const choose = (open: boolean): void => {
    if (open) setContainer(mainLandmark());
  };
  return { container, choose };
}

/** Returns the landmark to float in; undefined while a modal layer hides it. */
export function mainLandmark(): HTMLElement | undefined {
  const [main] = document.getElementsByTagName('main');
  return main?.closest('[aria-hidden="true"]') === null ? main : undefined;
}
