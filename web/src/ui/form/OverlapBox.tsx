import { Button } from '../Button.tsx';
import { useLabel } from '../labels.ts';
import { fill, type UiTexts, useUiTexts } from '../ui-texts.ts';
import { type FieldLabel, type FieldNames, groupOf } from './field-names.ts';

type FormOverlap = { readonly path: string; readonly mine: unknown; readonly theirs: unknown };

export type FormOverlaps = {
  readonly open: readonly FormOverlap[];
  readonly choose: (overlap: FormOverlap, choice: 'mine' | 'theirs') => void;
};

type OverlapBoxProps = FormOverlaps & { readonly names: FieldNames };

/** Fields that two people changed at the same time: both values side by side, to choose from. */
export function OverlapBox({ open, choose, names }: OverlapBoxProps) {
  const words = useUiTexts();
  const t = useLabel();
  if (open.length === 0) return null;
  const sides = { mine: words.overlapMine, theirs: words.overlapTheirs } as const;
  return (
    <div role="alert" data-edge className="grid gap-3 rounded-card bg-amber-bg px-4 py-3 text-ink">
      <div>
        <p className="font-semibold">{words.overlapTitle}</p>
        <p className="text-ink-2">{words.overlapHelp}</p>
      </div>
      {open.map((overlap) => {
        const name = nameOf(overlap.path, names);
        const title = [t(groupOf(overlap.path, names)), t(name.label)].filter(Boolean).join(', ');
        return (
          <fieldset key={overlap.path} className="grid gap-2 sm:grid-cols-2">
            <legend className="mb-1 font-medium">{title}</legend>
            {(['mine', 'theirs'] as const).map((side) => (
              <div key={side} className="grid content-start gap-1 rounded-control bg-surface p-3">
                <span className="text-meta text-ink-2">{sides[side]}</span>
                <span className="min-w-0 break-words">
                  {valueText(overlap[side], name, { words, t })}
                </span>
                <div>
                  <Button
                    size="small"
                    aria-label={`${words.overlapKeep}: ${title}, ${sides[side]}`}
                    onClick={() => choose(overlap, side)}
                  >
                    {words.overlapKeep}
                  </Button>
                </div>
              </div>
            ))}
          </fieldset>
        );
      })}
    </div>
  );
}

/** A field that the form does not draw is named after the last part of its path. */
const nameOf = (path: string, names: FieldNames): FieldLabel =>
  names.get(path) ?? { label: spaced(path.slice(path.lastIndexOf('.') + 1)) };

const spaced = (name: string): string =>
  name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replace(/^./, (first) => first.toUpperCase());

type Speech = { readonly words: UiTexts; readonly t: (text: string) => string };

/** Formats a value in one line, as its field would show it. */
function valueText(value: unknown, { options = [] }: FieldLabel, { words, t }: Speech): string {
  if (value === null || value === undefined || value === '') return words.noValue;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  const option = options.find((each) => each.value === value);
  if (option !== undefined) return t(option.label);
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (!Array.isArray(value)) return listed(value as object);
  const isPlain = value.every((each) => typeof each !== 'object');
  if (!isPlain || value.length > 8) return fill(words.entries, { count: value.length });
  return value.map((each) => valueText(each, { label: '', options }, { words, t })).join(', ');
}

const listed = (value: object): string =>
  Object.values(value)
    .filter((each) => typeof each !== 'object')
    .join(' ');
