/** How long an allocation can be undone from its message. */
export const undo_ms = 10_000;
