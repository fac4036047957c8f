export {};

declare module '#platform/background/tasks.ts' {
  /** The background tasks of identity. */
  interface BackgroundTasks {
    'identity.forgotten': { readonly emailAddress: string };
    'identity.confirmation': { readonly emailAddress: string };
  }
}
