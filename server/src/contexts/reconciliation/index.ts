import { context } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { approveReconciliation } from './decisions/api/approveReconciliation.ts';
import { deleteReconciliations } from './reconciliations/api/deleteReconciliations.ts';
import { downloadReconciliationCsv } from './reconciliations/api/downloadReconciliationCsv.ts';
import { exportReconciliationCsv } from './reconciliations/api/exportReconciliationCsv.ts';
import { getDisputeLetter } from './disputes/api/getDisputeLetter.ts';
import { getReconciliationEvidence } from './decisions/api/getReconciliationEvidence.ts';
import * as approval from './reconciliations/api/getReconciliationForApproval.ts';
import { getReconciliations } from './reconciliations/api/getReconciliations.ts';
import { getReconciliationTerms } from './tolerances/api/getReconciliationTerms.ts';
import { importReconciliationCsv } from './imports/api/importReconciliationCsv.ts';
import { linkConsignment } from './decisions/api/linkConsignment.ts';
import { resolveServices } from './decisions/api/resolveServices.ts';
import { sendDisputeLetter } from './disputes/api/sendDisputeLetter.ts';
import { undoServices } from './decisions/api/undoServices.ts';
import { saveReconciliationTolerance } from './tolerances/api/saveReconciliationTolerance.ts';
import { uploadReconciliationFile } from './imports/api/uploadReconciliationFile.ts';
import { importInvoice } from './imports/import-invoice.ts';

export const reconciliation = (services: Pick<Services, 'files'>) =>
  context('reconciliation', {
    endpoints: [
      approveReconciliation,
      deleteReconciliations,
      downloadReconciliationCsv(services),
      exportReconciliationCsv(services),
      getDisputeLetter,
      getReconciliationEvidence,
      approval.getReconciliationForApproval,
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
  });
