type SelectBoxProps = {
  readonly label: string;
  readonly value: string;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    /** The language of the label, if it is not that of the app. */
    readonly lang?: string;
  }[];
  readonly onChoose: (value: string) => void;
};

/** A choice of a list for gloves: its label above, 56 pixels high. */
export const SelectBox = ({ label, value, options, onChoose }: SelectBoxProps) => (
  <label className="grid gap-1 font-semibold">
    {label}
    <select
      value={value}
      onChange={({ target }) => onChoose(target.value)}
      className="min-h-14 min-w-0 rounded-card border-2 border-edge bg-surface px-3 font-normal"
    >
      {options.map((option) => (
        <option key={option.value} value={option.value} lang={option.lang}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
);
