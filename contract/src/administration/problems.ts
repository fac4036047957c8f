import { problems } from '../problem.ts';

export const administrationProblems = problems({
  AuditLogNotFound: { status: 404, message: 'We could not find this entry.' },
  PersonNotFound: { status: 404, message: 'We could not find this person.' },
  PersonStays: { status: 409, message: 'You cannot erase yourself.' },
  TaskNotFound: { status: 404, message: 'We could not find this task. It may be done by now.' },
  TaskUnderWay: { status: 409, message: 'This task is being worked on right now.' },
});
