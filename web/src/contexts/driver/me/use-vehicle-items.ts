import type { PreStartSettings } from '@waybill/contract/fleet/pre-start/shapes';
import { useEffect, useState } from 'react';
import { t } from '../texts.ts';
import { readSaved } from '../cached.ts';
import { type CheckItem, questionsOf } from '../pre-start/check.ts';
import { questionsPath } from '../use-gate.ts';

/** Returns the tenant's questions about the vehicle, and one for everything else. */
export function useVehicleItems(): readonly CheckItem[] {
  const [items, setItems] = useState<readonly CheckItem[]>([]);
  useEffect(() => {
    void readSaved<PreStartSettings>(questionsPath).then((saved) => {
      if (saved !== null) setItems(questionsOf(saved.result).filter((item) => !item.isPersonal));
    });
  }, []);
  return [...items, { ...other, title: t('Other') }];
}

const other = { key: 'other', isPersonal: false, isCritical: false, needsPhoto: false };
