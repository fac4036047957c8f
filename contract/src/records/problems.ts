import { problems } from '../problem.ts';

export const recordsProblems = problems({
  AssetNotFound: { status: 404, message: 'We could not find this file.' },
});
