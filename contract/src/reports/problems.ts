import { problems } from '../problem.ts';

export const reportsProblems = problems({
  ReportNotFound: { status: 404, message: 'We could not find this report.' },
  ReportTakesLong: {
    status: 422,
    message: 'This report takes too long. Choose a shorter period.',
  },
  ReportRunNotFound: { status: 404, message: 'We could not find this report run.' },
  ReportRunNotReady: { status: 409, message: 'This run has no file yet.' },
  ScheduleNotFound: { status: 404, message: 'We could not find this schedule.' },
  TooManyRuns: {
    status: 429,
    message: 'Three of your reports are already running. Wait until one has finished.',
  },
});
