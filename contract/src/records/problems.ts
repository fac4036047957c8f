import { problems } from '../problem.ts';

export const recordsProblems = problems({
  AssetNotFound: { status: 404, message: 'We could not find this file.' },
  ImportFileNotFound: {
    status: 404,
    message: 'We could not find the uploaded file. Please choose it again.',
  },
  RecordNotFound: { status: 404, message: 'We could not find this record.' },
  RecordInUse: { status: 409, message: 'Another record refers to this one.' },
  TypeNotFound: { status: 404, message: 'We could not find this record type.' },
  TypeTaken: { status: 409, message: 'A record type with this name already exists.' },
  TypeInUse: { status: 409, message: 'Existing records prevent this change.' },
  DocumentNotFound: { status: 404, message: 'We could not find this document.' },
});
