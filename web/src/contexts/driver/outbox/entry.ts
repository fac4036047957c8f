export {
  countOf,
  lanesOf,
  type OutboxCount,
  type OutboxEntry,
  pauseAfter,
  sendable,
} from '#client/outbox/entry.ts';
