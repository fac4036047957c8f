import type { ExtendedType } from './definitions/extended-types.ts';

/** The domain events of records. */
export type RecordsEvents = {
  readonly 'document.changed': {
    readonly id: number;
    /** The customer whose users see it; null if only staff do. */
    readonly customerId: number | null;
  };
  /** A type of records was designed, changed or deleted. */
  readonly 'entityDefinition.changed': { readonly id: string };
  /**
   * Custom fields were removed with their values, or hidden from customers; `ids` are a part of the
   * records that had a value in one.
   */
  readonly 'customFields.withdrawn': {
    readonly type: ExtendedType;
    readonly ids: readonly number[];
  };
  readonly 'entityRecord.changed': {
    readonly id: string;
    readonly type: string;
    /** The customer it belongs to; null if only staff see it. */
    readonly customerId: number | null;
  };
  /** An import wrote records of a type, all of them at this moment (ISO 8601). */
  readonly 'entityRecords.imported': { readonly type: string; readonly at: string };
};

/** The live topic of each event; null if no page shows its changes. */
export const recordsTopics = {
  'document.changed': 'documents',
  'entityDefinition.changed': 'entities',
  'customFields.withdrawn': null,
  'entityRecord.changed': 'entities',
  'entityRecords.imported': 'entities',
} as const;

/** The endpoints whose responses an event of a topic makes stale. */
export const staleAfterRecords = {
  documents: ['/api/core/Document/GetDocuments'],
  entities: [
    '/api/entities/entity-metadata/definition',
    '/api/entities/entity-metadata/definitions',
    '/api/entities/entity/entities',
    '/api/entities/entity/entity',
  ],
} as const;
