type HazardDiamondProps = {
  /** The class or division, `3` or `2.1`. */
  readonly category: string;
};

/** The diamond of a class in its colours, with the class in its lower corner as on a placard. */
export function HazardDiamond({ category }: HazardDiamondProps) {
  const [look, number] = [looks[category] ?? looks[category.slice(0, 1)], category.slice(0, 1)];
  return (
    <svg viewBox="0 0 32 32" width={28} height={28} aria-hidden="true" className="shrink-0">
      <g transform="rotate(45 16 16)">
        <rect x="6" y="6" width="20" height="20" fill={look?.upper ?? '#fff'} />
        {look?.lower && <path d="M6 26 L26 6 L26 26 Z" fill={look.lower} />}
        <rect x="6" y="6" width="20" height="20" fill="none" stroke="#1f2937" />
      </g>
      <text
        x="16"
        y="24"
        textAnchor="middle"
        fontSize={10}
        fontWeight={700}
        fill={look?.isLightText ? '#fff' : '#000'}
      >
        {number}
      </text>
    </svg>
  );
}

type Look = {
  readonly upper: string;
  /** The lower half, if it has another colour. */
  readonly lower?: string;
  readonly isLightText?: boolean;
};

/** Colours of the UN's model regulations, part 5.2.2.2. */
const looks: Readonly<Record<string, Look>> = {
  '1': { upper: '#f58220' },
  '2.1': { upper: '#d7282f', isLightText: true },
  '2.2': { upper: '#00853f', isLightText: true },
  '2.3': { upper: '#ffffff' },
  '2': { upper: '#00853f', isLightText: true },
  '3': { upper: '#d7282f', isLightText: true },
  '4.1': { upper: '#ffffff', lower: '#f6c2c4' },
  '4.2': { upper: '#ffffff', lower: '#d7282f', isLightText: true },
  '4.3': { upper: '#0057a8', isLightText: true },
  '4': { upper: '#ffffff', lower: '#f6c2c4' },
  '5.1': { upper: '#ffd100' },
  '5.2': { upper: '#d7282f', lower: '#ffd100' },
  '5': { upper: '#ffd100' },
  '6': { upper: '#ffffff' },
  '7': { upper: '#ffd100', lower: '#ffffff' },
  '8': { upper: '#ffffff', lower: '#000000', isLightText: true },
  '9': { upper: '#ffffff' },
};
