type TickProps = {
  readonly label: string;
  readonly isOn: boolean;
  /** True while a change is being saved. */
  readonly working: boolean;
  readonly onChange: (isOn: boolean) => void;
};

/** A checkbox of a table, large enough for a thumb. */
export function Tick({ label, isOn, working, onChange }: TickProps) {
  return (
    <label className="inline-grid size-8 cursor-pointer place-items-center pointer-coarse:size-11">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        className="size-4 accent-primary"
        checked={isOn}
        aria-disabled={working || undefined}
        onChange={() => {
          if (!working) onChange(!isOn);
        }}
      />
    </label>
  );
}
