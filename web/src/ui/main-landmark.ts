/**
 * Where a menu or a hint floats: in the page's main landmark, so that whoever goes by landmarks meets
 * it. A modal layer hides that landmark, and what floats above such a layer stands beside it.
 */
export function mainLandmark(): HTMLElement | undefined {
  const [main] = document.getElementsByTagName('main');
  return main?.closest('[aria-hidden="true"]') === null ? main : undefined;
}
