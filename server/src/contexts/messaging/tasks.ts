export {};

declare module '#platform/background/tasks.ts' {
  /** The background tasks of messaging. */
  interface BackgroundTasks {
    /** Sends a queued message: an e-mail, a text message or a push notification. */
    'message.deliver': { readonly id: string };
  }
}
