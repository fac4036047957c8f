import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import {
  CircleCheck,
  CircleHelp,
  CircleX,
  CloudOff,
  Copy,
  LoaderCircle,
  type LucideIcon,
} from 'lucide-react';
import type { StationScan } from './station.ts';

type Look = {
  readonly icon: LucideIcon;
  readonly word: PlatformText;
  readonly fill: string;
  readonly tint: string;
};

const looks: Readonly<Record<StationScan['outcome'], Look>> = {
  Saved: {
    icon: CircleCheck,
    word: 'Saved',
    fill: 'bg-green-bg text-green-fg',
    tint: 'text-green-fg',
  },
  Repeated: {
    icon: Copy,
    word: 'Scanned already',
    fill: 'bg-amber-bg text-amber-fg',
    tint: 'text-amber-fg',
  },
  Unknown: {
    icon: CircleHelp,
    word: 'Not known',
    fill: 'bg-red-bg text-red-fg',
    tint: 'text-red-fg',
  },
  Refused: {
    icon: CircleX,
    word: 'Not possible',
    fill: 'bg-red-bg text-red-fg',
    tint: 'text-red-fg',
  },
  Waiting: {
    icon: CloudOff,
    word: 'Waiting',
    fill: 'bg-amber-bg text-amber-fg',
    tint: 'text-amber-fg',
  },
  Sending: {
    icon: LoaderCircle,
    word: 'Sending',
    fill: 'bg-sunken text-ink-2',
    tint: 'text-ink-3',
  },
};

export const outcomeLook = (outcome: StationScan['outcome']): Look => looks[outcome];
