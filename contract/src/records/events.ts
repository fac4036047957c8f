/** What records tells, by name. */
export type RecordsEvents = {
  readonly 'document.changed': {
    readonly id: number;
    /** The customer whose users see it; null where staff alone do. */
    readonly customerId: number | null;
  };
  /** A type of records was designed, changed or deleted. */
  readonly 'entityDefinition.changed': { readonly id: string };
  readonly 'entityRecord.changed': {
    readonly id: string;
    readonly type: string;
    /** The customer it belongs to; null where staff alone are told. */
    readonly customerId: number | null;
  };
  /** A file brought records of a type: all that were written at this moment. */
  readonly 'entityRecords.imported': { readonly type: string; readonly at: string };
};
