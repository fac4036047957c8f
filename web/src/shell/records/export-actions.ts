import type { TableFormat } from '@waybill/contract/shared/uploads';
import { Download } from 'lucide-react';
import type { HeadingAction } from '#ui/heading-actions.ts';

/** Returns the actions of a page's heading that export its list. */
export const exportActions = (
  onExport: (format: TableFormat) => void,
): readonly HeadingAction[] => [
  { label: 'Export CSV', icon: Download, seldom: true, onAct: () => onExport('csv') },
  { label: 'Export Excel', icon: Download, seldom: true, onAct: () => onExport('xlsx') },
];
