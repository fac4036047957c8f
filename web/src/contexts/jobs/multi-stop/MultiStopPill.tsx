import type { MultiStopStatus } from '@waybill/contract/jobs/multi-stop/lifecycle';
import { CircleCheck, CircleDashed, Truck, UserCheck } from 'lucide-react';
import { StatusPill } from '#ui/StatusPill.tsx';

const looks = {
  Open: { word: 'Open', family: 'neutral', icon: CircleDashed },
  Allocated: { word: 'Allocated', family: 'purple', icon: UserCheck },
  UnderWay: { word: 'Under way', family: 'blue', icon: Truck },
  Completed: { word: 'Completed', family: 'green', icon: CircleCheck },
} as const;

export function MultiStopPill({ status }: { readonly status: MultiStopStatus }) {
  const { word, family, icon } = looks[status];
  return (
    <StatusPill family={family} icon={icon}>
      {word}
    </StatusPill>
  );
}
