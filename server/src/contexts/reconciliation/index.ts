import { context } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { approveReconciliation } from './api/approveReconciliation.ts';
import { deleteReconciliations } from './api/deleteReconciliations.ts';
import { downloadReconciliationCsv } from './api/downloadReconciliationCsv.ts';
import { exportReconciliationCsv } from './api/exportReconciliationCsv.ts';
import { getDisputeLetter } from './api/getDisputeLetter.ts';
import { getReconciliationEvidence } from './api/getReconciliationEvidence.ts';
import { getReconciliationForApproval } from './api/getReconciliationForApproval.ts';
import { getReconciliations } from './api/getReconciliations.ts';
import { getReconciliationTerms } from './api/getReconciliationTerms.ts';
import { importReconciliationCsv } from './api/importReconciliationCsv.ts';
import { linkConsignment } from './api/linkConsignment.ts';
import { resolveServices } from './api/resolveServices.ts';
import { sendDisputeLetter } from './api/sendDisputeLetter.ts';
import { undoServices } from './api/undoServices.ts';
import { saveReconciliationTolerance } from './api/saveReconciliationTolerance.ts';
import { uploadReconciliationFile } from './api/uploadReconciliationFile.ts';
import { importInvoice } from './importing/import-invoice.ts';

export const reconciliation = (services: Pick<Services, 'files'>) =>
  context('reconciliation', {
    endpoints: [
      approveReconciliation,
      deleteReconciliations,
      downloadReconciliationCsv(services),
      exportReconciliationCsv(services),
      getDisputeLetter,
      getReconciliationEvidence,
      getReconciliationForApproval,
      getReconciliations,
      getReconciliationTerms,
      importReconciliationCsv,
      linkConsignment,
      resolveServices,
      saveReconciliationTolerance,
      sendDisputeLetter,
      undoServices,
      uploadReconciliationFile(services),
    ],
    tasks: { 'reconciliation.import': importInvoice(services) },
    live: { 'reconciliation.changed': 'reconciliation' },
  });
