import { useState } from 'react';

/**
 * Where a menu floats: in the page's main landmark, so that whoever goes by landmarks meets
 * it. A modal layer hides that landmark, and what floats above such a layer stands beside it.
 * Chosen as it opens and kept until it closes: what is moved meanwhile is drawn anew, and closes by
 * that.
 */
export function useLandmark() {
  const [container, setContainer] = useState<HTMLElement>();
  const choose = (open: boolean): void => {
    if (open) setContainer(mainLandmark());
  };
  return { container, choose };
}

/** The landmark to float in; undefined while a modal layer hides it. */
export function mainLandmark(): HTMLElement | undefined {
  const [main] = document.getElementsByTagName('main');
  return main?.closest('[aria-hidden="true"]') === null ? main : undefined;
}
