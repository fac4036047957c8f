import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { DateInput, noDate } from '#ui/DateInput.tsx';

type DayChoiceProps = {
  readonly label: PlatformText;
  readonly day: string;
  /** Gets null where the day is cleared; what is no date yet changes nothing. */
  readonly onChange: (day: string | null) => void;
};

/** The day on which what is shown is in force. */
export function DayChoice({ label, day, onChange }: DayChoiceProps) {
  const t = useTranslate();
  return (
    <label className="flex items-center gap-2 text-table text-ink-2">
      {t(label)}
      <span className="w-40">
        <DateInput value={day} onChange={(date) => date !== noDate && onChange(date)} />
      </span>
    </label>
  );
}
