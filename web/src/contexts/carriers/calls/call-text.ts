import type { CallPurpose } from '@waybill/contract/carriers/shapes';
import type { Translate } from '#shell/texts/texts-context.ts';

/** Describes the purpose of a carrier request. */
export function purposeText(purpose: CallPurpose, t: Translate): string {
  switch (purpose) {
    case 'Quote':
      return t('Prices');
    case 'Book':
      return t('Booking');
    case 'Track':
      return t('Tracking');
    case 'Cancel':
      return t('Cancellation');
    case 'Manifest':
      return t('Manifest');
    case 'Test':
      return t('Connection test');
  }
}
