import type { CallPurpose } from '@waybill/contract/carriers/shapes';
import type { Say } from '#shell/texts/texts-context.ts';

/** What a carrier was called for. */
export function purposeText(purpose: CallPurpose, say: Say): string {
  switch (purpose) {
    case 'Quote':
      return say('Prices');
    case 'Book':
      return say('Booking');
    case 'Track':
      return say('Tracking');
    case 'Cancel':
      return say('Cancellation');
    case 'Test':
      return say('A test');
  }
}
