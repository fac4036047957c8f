import { type ReactNode, type RefObject, useState } from 'react';
import { useTranslate } from '#shell/texts/texts-context.ts';
import type { StationMode } from './station.ts';
import { useWorkChoices } from './worked-on.ts';

const input = 'h-12 w-full min-w-0 rounded-control border border-edge bg-surface px-3 font-normal';

type Value = { readonly value: string; readonly onChange: (value: string) => void };

type FieldsProps = {
  readonly mode: StationMode;
  readonly field: RefObject<HTMLInputElement | null>;
  /** Null if the scans are of a place already, such as the articles of a line haul. */
  readonly location: Value | null;
  /** What scans are compared with; null if the page has chosen it. */
  readonly work: Value | null;
  readonly onScan: (barcode: string) => void;
};

/** The barcode, typed or from a keyboard reader, the location, and the current work. */
export function ScanFields({ mode, field, location, work, onScan }: FieldsProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  return (
    <form
      className="grid grid-cols-2 gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onScan(typed);
        setTyped('');
        field.current?.focus();
      }}
    >
      <Labelled label={t('Barcode')}>
        <input
          ref={field}
          data-barcode
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- keyboard readers type here
          autoFocus
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className={input}
        />
      </Labelled>
      {mode !== 'Lookup' && location !== null && (
        <Labelled label={t('Storage location')}>
          <input
            autoComplete="off"
            value={location.value}
            onChange={({ target }) => location.onChange(target.value)}
            className={input}
          />
        </Labelled>
      )}
      {work !== null && <WorkField mode={mode} work={work} />}
      <button type="submit" className="sr-only">
        {t('Scan')}
      </button>
    </form>
  );
}

type WorkProps = { readonly mode: StationMode; readonly work: Value };

function WorkField({ mode, work }: WorkProps) {
  const t = useTranslate();
  const choices = useWorkChoices(mode, work.value);
  if (choices.length === 0) return null;
  return (
    <Labelled label={t('Compare with')}>
      <select
        value={work.value}
        onChange={({ target }) => work.onChange(target.value)}
        className={input}
      >
        <option value="">{t('Nothing: any item')}</option>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

const Labelled = ({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) => (
  <label className="grid min-w-0 gap-1 font-semibold">
    {label}
    {children}
  </label>
);
