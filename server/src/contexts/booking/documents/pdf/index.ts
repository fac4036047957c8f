import { pdfKind } from '#platform/pdf/worker-pool.ts';
import type { ConsignmentNoteData } from './consignment-note.ts';
import type { DeclarationData } from './dangerous-goods-declaration.ts';
import type { JoinedData } from './joined.ts';
import type { LabelData } from './label-data.ts';
import type { ManifestData } from './manifest.ts';
import type { ProofOfDeliveryData } from './proof-of-delivery.ts';

const fileHere = (file: string): URL => new URL(file, import.meta.url);

/** The PDFs of the booking context, for the rendering pool. */
export const bookingPdfs = {
  labels: pdfKind<readonly LabelData[]>(fileHere('./label.ts'), 'drawLabels'),
  'consignment-note': pdfKind<ConsignmentNoteData>(
    fileHere('./consignment-note.ts'),
    'drawConsignmentNote',
  ),
  'dangerous-goods-declaration': pdfKind<DeclarationData>(
    fileHere('./dangerous-goods-declaration.ts'),
    'drawDeclaration',
  ),
  joined: pdfKind<JoinedData>(fileHere('./joined.ts'), 'joinPdfs'),
  manifest: pdfKind<ManifestData>(fileHere('./manifest.ts'), 'drawManifest'),
  'proof-of-delivery': pdfKind<ProofOfDeliveryData>(
    fileHere('./proof-of-delivery.ts'),
    'drawProofOfDelivery',
  ),
};
