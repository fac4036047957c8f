import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import {
  CircleCheck,
  CircleHelp,
  CirclePlus,
  CircleX,
  CloudOff,
  Copy,
  LoaderCircle,
  type LucideIcon,
  Undo2,
} from 'lucide-react';
import type { StationOutcome } from './station.ts';

type Look = {
  readonly icon: LucideIcon;
  readonly word: PlatformText;
  readonly fill: string;
  readonly tint: string;
};

const green = { fill: 'bg-green-bg text-green-fg', tint: 'text-green-fg' } as const;
const amber = { fill: 'bg-amber-bg text-amber-fg', tint: 'text-amber-fg' } as const;
const orange = { fill: 'bg-orange-bg text-orange-fg', tint: 'text-orange-fg' } as const;
const red = { fill: 'bg-red-bg text-red-fg', tint: 'text-red-fg' } as const;
const plain = { fill: 'bg-sunken text-ink-2', tint: 'text-ink-3' } as const;

const looks: Readonly<Record<StationOutcome, Look>> = {
  Saved: { icon: CircleCheck, word: 'Saved', ...green },
  Repeated: { icon: Copy, word: 'Scanned already', ...amber },
  Extra: { icon: CirclePlus, word: 'Extra', ...orange },
  Unknown: { icon: CircleHelp, word: 'Not known', ...red },
  Refused: { icon: CircleX, word: 'Not possible', ...red },
  Waiting: { icon: CloudOff, word: 'Waiting', ...amber },
  Sending: { icon: LoaderCircle, word: 'Sending', ...plain },
  Undone: { icon: Undo2, word: 'Undone', ...plain },
};

export const outcomeLook = (outcome: StationOutcome): Look => looks[outcome];
