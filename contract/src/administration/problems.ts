import { problems } from '../problem.ts';

export const administrationProblems = problems({
  AuditLogNotFound: { status: 404, message: 'We could not find this entry.' },
  PersonNotFound: { status: 404, message: 'We could not find this person.' },
  PersonStays: { status: 409, message: "You can't erase your own data." },
  TaskNotFound: { status: 404, message: 'We could not find this task. It may already be done.' },
  TaskUnderWay: { status: 409, message: 'This task is currently running.' },
});
