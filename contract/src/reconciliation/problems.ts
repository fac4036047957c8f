import { problems } from '../problem.ts';

export const reconciliationProblems = problems({
  ReconciliationNotFound: { status: 404, message: 'We could not find this reconciliation.' },
  ReconciliationLineNotFound: {
    status: 404,
    message: 'We could not find a line of this reconciliation.',
  },
  ReconciliationFileNotFound: {
    status: 404,
    message: 'This file has expired. Please request it again.',
  },
  UploadNotFound: {
    status: 404,
    message: 'We could not find the uploaded file. Please upload it again.',
  },
  InvoiceImportedAlready: { status: 409, message: 'This invoice has already been imported.' },
  ReconciliationNotReady: {
    status: 409,
    message: "This invoice can't be approved while it is being imported, or if the import failed.",
  },
  LineApprovedAlready: {
    status: 409,
    message: 'A line has already been approved by someone else.',
  },
  LineNotResolvable: { status: 409, message: 'This decision is not possible for a line.' },
  LineNotUndoable: { status: 409, message: 'The decision on a line can no longer be undone.' },
  ConsignmentNotLinkable: {
    status: 409,
    message: 'This consignment can no longer be linked to a booking.',
  },
  NothingDisputed: { status: 409, message: 'No lines of this invoice are disputed.' },
  ReconciliationHasApprovals: {
    status: 409,
    message: "An invoice with approved lines can't be deleted.",
  },
  ReconciliationCarrierNotFound: {
    status: 404,
    message: "You don't have an account with this carrier.",
  },
});
