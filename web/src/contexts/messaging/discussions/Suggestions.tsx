import type { LucideIcon } from 'lucide-react';
import { Button } from '#ui/Button.tsx';

type SuggestionsProps<Option> = {
  readonly label: string;
  readonly icon: LucideIcon;
  /** What is said where there are no options. */
  readonly none: string;
  readonly options: readonly Option[];
  readonly keyOf: (option: Option) => string;
  readonly nameOf: (option: Option) => string;
  readonly onChoose: (option: Option) => void;
};

/** What may be meant by what is typed, each a press away. */
export function Suggestions<Option>(props: SuggestionsProps<Option>) {
  const { label, icon, none, options, keyOf, nameOf, onChoose } = props;
  return (
    <fieldset aria-label={label} className="flex flex-wrap items-center gap-2">
      {options.length === 0 && <span className="text-meta text-ink-2">{none}</span>}
      {options.map((option) => (
        <Button key={keyOf(option)} size="small" icon={icon} onClick={() => onChoose(option)}>
          {nameOf(option)}
        </Button>
      ))}
    </fieldset>
  );
}
