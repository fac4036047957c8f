import { paperKind } from '#platform/papers/worker-pool.ts';
import type { ConsignmentNoteData } from './consignment-note.ts';
import type { DeclarationData } from './dangerous-goods-declaration.ts';
import type { JoinedData } from './joined.ts';
import type { LabelData } from './label-data.ts';
import type { ManifestData } from './manifest.ts';
import type { ProofOfDeliveryData } from './proof-of-delivery.ts';

const beside = (file: string): URL => new URL(file, import.meta.url);

/** The papers of booking, for the pool that draws them. */
export const bookingPapers = {
  labels: paperKind<readonly LabelData[]>(beside('./label.ts'), 'drawLabels'),
  'consignment-note': paperKind<ConsignmentNoteData>(
    beside('./consignment-note.ts'),
    'drawConsignmentNote',
  ),
  'dangerous-goods-declaration': paperKind<DeclarationData>(
    beside('./dangerous-goods-declaration.ts'),
    'drawDeclaration',
  ),
  joined: paperKind<JoinedData>(beside('./joined.ts'), 'joinPapers'),
  manifest: paperKind<ManifestData>(beside('./manifest.ts'), 'drawManifest'),
  'proof-of-delivery': paperKind<ProofOfDeliveryData>(
    beside('./proof-of-delivery.ts'),
    'drawProofOfDelivery',
  ),
};
