import { problems } from '../problem.ts';

export const lookupsProblems = problems({
  PackageTypeNotFound: { status: 404, message: 'We could not find this package type.' },
});
