import type { Mail } from '@waybill/adapters/mail';
import type { LocalDate } from '@waybill/kernel/local-date';
import type { EmailToWrite } from '../mail/emails.ts';

/** The payload of a daily task: the tenant's day to run for. */
export type DayPayload = { readonly day: LocalDate };

/**
 * Every background task by name, with its payload. A context adds its own in its `tasks.ts`; those
 * with a `DayPayload` are daily tasks.
 */
export interface BackgroundTasks {
  /** Removes the bytes of a deleted file; `key` is its key in the file store. */
  'files.remove': { readonly key: string };
  'files.sweep': DayPayload;
  'mail.send': { readonly mail: Mail };
  /** Writes an e-mail from a template; e-mails with the same `key` are written once. */
  'emails.write': { readonly key: string; readonly email: EmailToWrite };
}

export type TaskName = keyof BackgroundTasks;

/** The names of the tasks that run once a day. */
export type DailyTaskName = {
  [N in TaskName]: BackgroundTasks[N] extends DayPayload ? N : never;
}[TaskName];

/** The names of the tasks that commands queue. */
export type QueuedTaskName = Exclude<TaskName, DailyTaskName>;
