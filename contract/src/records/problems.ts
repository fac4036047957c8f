import { problems } from '../problem.ts';

export const recordsProblems = problems({
  AssetNotFound: { status: 404, message: 'We could not find this file.' },
  RecordNotFound: { status: 404, message: 'We could not find this record.' },
  DocumentNotFound: { status: 404, message: 'We could not find this document.' },
});
