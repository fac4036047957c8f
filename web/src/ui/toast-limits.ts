/** How toasts behave; the numbers are the product's specification. */
export const toastLimits = {
  /** Toasts visible at any time. */
  visible: 1,
  /** Milliseconds a toast stays. */
  durationMs: 5000,
  /** Milliseconds a toast with an action stays. */
  actionDurationMs: 10_000,
  /** Pixels of a swipe that dismisses. */
  swipeThreshold: 50,
  /** The key that moves the focus to the toast. */
  hotkey: 'F8',
} as const;
