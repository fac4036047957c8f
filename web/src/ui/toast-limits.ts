/** The behaviour of toasts; the numbers are from the product's specification. */
export const toastLimits = {
  /** Toasts visible at once. */
  visible: 1,
  /** Milliseconds that a toast is shown. */
  durationMs: 5000,
  /** Milliseconds that a toast with an action is shown. */
  actionDurationMs: 10_000,
  /** Pixels of a swipe that dismisses. */
  swipeThreshold: 50,
  /** The key that focuses the toast. */
  hotkey: 'F8',
} as const;
