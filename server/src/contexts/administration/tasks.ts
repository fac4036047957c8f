import type { Person } from '@waybill/contract/administration/personal-data/endpoints';
import type { DayPayload } from '#platform/background/tasks.ts';

declare module '#platform/background/tasks.ts' {
  /** The background tasks of administration. */
  interface BackgroundTasks {
    /** Erases a person's data; `erasureId` is the number of the logged erasure. */
    'administration.erase': { readonly erasureId: number; readonly person: Person };
    /** Removes old audit entries. */
    'administration.forget': DayPayload;
  }
}
