import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { requiredLine } from '../../shared/fields.ts';
import { listInput, pageOf } from '../../shared/page.ts';
import { administrationProblems as refusals } from '../problems.ts';
import { taskStates } from '../shapes.ts';
import { BackgroundTask } from './shapes.ts';
import { idOf } from '../../shared/ids.ts';

const access = 'Administration.Settings';

export const getBackgroundTasks = endpoint({
  path: '/api/core/backgroundtask/getbackgroundtasks',
  access,
  summary: 'Returns background tasks that are queued, running, retrying, dead or discarded.',
  input: z.object({ ...listInput, state: z.enum(taskStates).optional() }),
  output: pageOf(BackgroundTask).extend({
    /** The number of tasks in each state, regardless of the filter. */
    counts: z.record(z.enum(taskStates), z.number().int()),
  }),
});

export const retryBackgroundTask = endpoint({
  method: 'POST',
  path: '/api/core/backgroundtask/retry',
  access,
  summary: 'Retries a task now.',
  input: z.object({ id: idOf('task') }),
  output: z.null(),
  problems: [refusals.TaskNotFound, refusals.TaskUnderWay],
});

export const discardBackgroundTask = endpoint({
  method: 'POST',
  path: '/api/core/backgroundtask/discard',
  access,
  summary: 'Discards a task with a reason; it will not run.',
  input: z.object({ id: idOf('task'), reason: requiredLine(500, 'Enter a reason') }),
  output: z.null(),
  problems: [refusals.TaskNotFound, refusals.TaskUnderWay],
});
