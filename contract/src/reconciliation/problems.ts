import { problems } from '../problem.ts';

export const reconciliationProblems = problems({
  ReconciliationNotFound: { status: 404, message: 'We could not find this reconciliation.' },
  ReconciliationLineNotFound: {
    status: 404,
    message: 'We could not find a line of this reconciliation.',
  },
  ReconciliationFileNotFound: {
    status: 404,
    message: 'We could not find this file. It may be older than an hour: please ask again.',
  },
  UploadNotFound: {
    status: 404,
    message: 'We could not find the uploaded file. Please upload it again.',
  },
  InvoiceImportedAlready: { status: 409, message: 'This invoice was imported before.' },
  ReconciliationNotReady: {
    status: 409,
    message: 'This reconciliation cannot be approved: it is still being read, or it failed.',
  },
  LineApprovedAlready: { status: 409, message: 'A line was approved by somebody else.' },
  LineNotResolvable: { status: 409, message: 'A line cannot be settled like this.' },
  LineNotUndoable: { status: 409, message: 'The decision on a line can no longer be undone.' },
  ConsignmentNotLinkable: {
    status: 409,
    message: 'This consignment can no longer be linked to a booking.',
  },
  NothingDisputed: { status: 409, message: 'No line of this reconciliation is disputed.' },
  ReconciliationHasApprovals: {
    status: 409,
    message: 'A reconciliation with approved lines cannot be deleted.',
  },
  ReconciliationCarrierNotFound: {
    status: 404,
    message: 'There is no account with this carrier.',
  },
});
