export { uploadReconciliationFile, importReconciliationCsv } from './imports/endpoints.ts';
export {
  getReconciliations,
  getReconciliationForApproval,
  deleteReconciliations,
  exportReconciliationCsv,
  downloadReconciliationCsv,
} from './reconciliations/endpoints.ts';
export {
  getReconciliationEvidence,
  approveReconciliation,
  resolveServices,
  undoServices,
  linkConsignment,
} from './decisions/endpoints.ts';
export { getDisputeLetter, sendDisputeLetter } from './disputes/endpoints.ts';
export { getReconciliationTerms, saveReconciliationTolerance } from './tolerances/endpoints.ts';
