/** How long an element is hovered before its tip is shown. */
const rest_ms = 400;
/** Within this time after one tip, the next is shown at once. */
const reading_ms = 200;
/** The time to move the pointer from an element to its tip, which stays while it is hovered. */
const reach_ms = 150;

/**
 * Reports the element whose tip is to be shown: one that is hovered, was focused by keyboard, or
 * was pressed while disabled. Null once that is over: left, pressed, scrolled away, removed, or
 * after Escape.
 * @returns the function that stops watching.
 */
export function watchTips(notify: (anchor: HTMLElement | null) => void): () => void {
  let visible: HTMLElement | null = null;
  let pointedAt: HTMLElement | null = null;
  let wentAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new AbortController();
  const gone = new MutationObserver(() => visible?.isConnected || show(null));

  const show = (anchor: HTMLElement | null): void => {
    clearTimeout(timer);
    if (anchor === visible) return;
    if (anchor === null) wentAt = performance.now();
    visible = anchor;
    gone.disconnect();
    if (anchor) gone.observe(document, { childList: true, subtree: true });
    notify(anchor);
  };
  const showAfter = (ms: number, anchor: HTMLElement | null): void => {
    clearTimeout(timer);
    timer = setTimeout(() => show(anchor), ms);
  };
  const pointAt = (anchor: HTMLElement | null): void => {
    if (anchor === pointedAt) return;
    pointedAt = anchor;
    if (anchor === null) return showAfter(reach_ms, null);
    const isReading = visible !== null || performance.now() - wentAt < reading_ms;
    showAfter(isReading ? 0 : rest_ms, anchor);
  };
  const on = <Type extends keyof DocumentEventMap>(
    type: Type,
    handleEvent: (event: DocumentEventMap[Type]) => void,
  ) =>
    window.addEventListener(type, handleEvent as EventListener, {
      capture: true,
      signal: over.signal,
    });

  on('pointermove', ({ pointerType, target }) => {
    if (pointerType !== 'touch') pointAt(isTip(target) ? visible : anchorAt(target));
  });
  on('pointerout', ({ relatedTarget }) => relatedTarget === null && pointAt(null));
  on('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) show(anchorAt(target));
  });
  on('focusout', ({ target }) => target === visible && show(null));
  on('pointerdown', ({ target }) => isTip(target) || show(null));
  on('click', ({ target }) => {
    const anchor = anchorAt(target);
    show(anchor?.matches('[aria-disabled="true"]:not([aria-busy="true"])') ? anchor : null);
  });
  on('scroll', ({ target }) => target instanceof Node && target.contains(visible) && show(null));
  on('resize', () => show(null));
  on('keydown', (event) => {
    if (event.key !== 'Escape' || visible === null) return;
    // Escape does not close the layer around it.
    event.preventDefault();
    event.stopPropagation();
    show(null);
  });
  return () => {
    over.abort();
    gone.disconnect();
    clearTimeout(timer);
  };
}

const anchorAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;

const isTip = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="tooltip"]') !== null;
