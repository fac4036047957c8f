/** What records tells, by name. */
export type RecordsFacts = {
  readonly 'document.changed': {
    readonly id: number;
    /** The customer whose users see it; null where staff alone do. */
    readonly customerId: number | null;
  };
};
