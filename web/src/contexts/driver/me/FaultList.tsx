import { t } from '../texts.ts';
import { TextBox } from '../parts/TextBox.tsx';
import { TickBox } from '../parts/TickBox.tsx';
import type { CheckItem } from '../pre-start/check.ts';
import { PhotoField } from '../stop/PhotoField.tsx';
import { type FoundFault, type FoundFaults, noFault } from './faults.ts';

type FaultListProps = {
  readonly items: readonly CheckItem[];
  readonly found: FoundFaults;
  readonly onChange: (found: FoundFaults) => void;
};

/** The questions about the vehicle as a list: what is ticked gets a note and photos. */
export function FaultList({ items, found, onChange }: FaultListProps) {
  const put = (key: string, fault: FoundFault | null) => {
    const next = new Map(found);
    if (fault === null) next.delete(key);
    else next.set(key, fault);
    onChange(next);
  };
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 font-semibold">{t('What is not in order?')}</legend>
      {items.map(({ key, title, needsPhoto }) => {
        const fault = found.get(key);
        return (
          <div key={key} className="grid gap-2">
            <TickBox
              label={title}
              isTicked={fault !== undefined}
              onTick={(isTicked) => put(key, isTicked ? noFault : null)}
            />
            {fault !== undefined && (
              <fieldset
                aria-label={title}
                className="grid min-w-0 gap-2 border-l-4 border-danger pl-3"
              >
                <TextBox
                  label={t('What is wrong?')}
                  value={fault.note}
                  maxLength={500}
                  onValue={(note) => put(key, { ...fault, note })}
                />
                <PhotoField
                  photos={fault.photos}
                  isNeeded={needsPhoto}
                  onChange={(photos) => put(key, { ...fault, photos })}
                />
              </fieldset>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
