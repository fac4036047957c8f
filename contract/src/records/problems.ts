import { problems } from '../problem.ts';

export const recordsProblems = problems({
  AssetNotFound: { status: 404, message: 'We could not find this file.' },
  ImportFileNotFound: {
    status: 404,
    message: 'We could not find the uploaded file. Please choose it again.',
  },
  RecordNotFound: { status: 404, message: 'We could not find this record.' },
  RecordInUse: { status: 409, message: 'Another record points to this one.' },
  TypeNotFound: { status: 404, message: 'We could not find this type of record.' },
  TypeTaken: { status: 409, message: 'There is a type of this name already.' },
  TypeInUse: { status: 409, message: 'Records stand against this change.' },
  DocumentNotFound: { status: 404, message: 'We could not find this document.' },
});
