import type { CallPurpose } from '@waybill/contract/carriers/shapes';
import type { Say } from '#shell/texts/texts-context.ts';

/** What a carrier was called for. */
export function purposeText(purpose: CallPurpose, say: Say): string {
  switch (purpose) {
    case 'Quote':
      return say('Prices');
    case 'Book':
      return say('To take');
    case 'Track':
      return say('Tracking');
    case 'Cancel':
      return say('To call off');
    case 'Test':
      return say('A test');
  }
}
