import {
  Forklift,
  type LucideIcon,
  PackageCheck,
  PackageOpen,
  PackagePlus,
  Search,
  Truck,
} from 'lucide-react';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { cx } from '#ui/cx.ts';
import { Kbd } from '#ui/Kbd.tsx';
import { RadioButtons } from '#ui/RadioButtons.tsx';
import { type StationMode, stationModes } from './station.ts';

const icons: Readonly<Record<StationMode, LucideIcon>> = {
  Receive: PackagePlus,
  Load: Truck,
  Unload: PackageOpen,
  Move: Forklift,
  Deliver: PackageCheck,
  Lookup: Search,
};

const chip = cx(
  'flex min-h-12 items-center justify-center gap-2 rounded-control border border-edge px-3',
  'bg-surface font-semibold data-[state=checked]:border-primary data-[state=checked]:bg-primary',
  'data-[state=checked]:text-on-primary forced-colors:data-[state=checked]:outline',
);

type ModeChoiceProps = {
  readonly mode: StationMode;
  readonly onChange: (mode: StationMode) => void;
};

/** Chooses the effect of a scan: large enough for gloves, or F1 to F6 on a keyboard. */
export function ModeChoice({ mode, onChange }: ModeChoiceProps) {
  const t = useTranslate();
  return (
    <RadioButtons
      label={t('What a scan does')}
      value={mode}
      onChange={onChange}
      options={stationModes.map((each, place) => {
        const Icon = icons[each];
        const content = (
          <>
            <Icon size={20} aria-hidden="true" className="max-sm:hidden" />
            {t(each)}
            <span className="max-lg:hidden" aria-hidden="true">
              <Kbd keys={`F${place + 1}`} />
            </span>
          </>
        );
        return { value: each, content };
      })}
      className="grid grid-cols-3 gap-2"
      buttonClass={chip}
    />
  );
}
