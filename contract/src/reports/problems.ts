import { problems } from '../problem.ts';

export const reportsProblems = problems({
  ReportNotFound: { status: 404, message: 'We could not find this report.' },
  ReportTakesLong: {
    status: 422,
    message: 'This report takes too long. Choose a shorter period.',
  },
  ReportTooLongForPdf: {
    status: 422,
    message: 'A PDF can have up to 3,000 rows. Choose Excel or CSV, or a shorter period.',
  },
  ReportRunNotFound: { status: 404, message: 'We could not find this report run.' },
  ReportRunNotReady: { status: 409, message: 'This run has no file yet.' },
  ScheduleNotFound: { status: 404, message: 'We could not find this schedule.' },
  SubscriptionNotFound: {
    status: 404,
    message: 'This link is not valid. The report may have been discontinued.',
  },
  TooManyRuns: {
    status: 429,
    message: 'Three of your reports are already running. Wait until one has finished.',
  },
});
