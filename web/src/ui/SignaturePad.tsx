import { type PointerEvent, useId, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { inputClass } from './form/input-look.ts';
import { SegmentedControl } from './SegmentedControl.tsx';
import { useUiTexts } from './ui-texts.ts';

/** A signature: strokes as an SVG document, or a typed name. Null while there is none. */
export type Signature =
  | { readonly kind: 'drawn'; readonly svg: string }
  | { readonly kind: 'typed'; readonly name: string }
  | null;

export type SignaturePadProps = {
  readonly label: string;
  readonly onChange: (signature: Signature) => void;
  /** True if a typed name is no signature here. */
  readonly isDrawn?: boolean;
};

/** A signature drawn with pen, finger or mouse, or a typed name. */
export function SignaturePad({ label, onChange, isDrawn = false }: SignaturePadProps) {
  const words = useUiTexts();
  const [way, setWay] = useState<'draw' | 'type'>('draw');
  const choose = (next: 'draw' | 'type') => {
    setWay(next);
    onChange(null);
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-table font-medium">{label}</legend>
      {!isDrawn && (
        <SegmentedControl
          label={label}
          value={way}
          onChange={choose}
          options={[
            { value: 'draw', label: words.signDraw },
            { value: 'type', label: words.signType },
          ]}
        />
      )}
      {way === 'draw' ? <DrawnSignature onChange={onChange} /> : <TypedName onChange={onChange} />}
    </fieldset>
  );
}

type WayProps = Pick<SignaturePadProps, 'onChange'>;
type Stroke = readonly (readonly [number, number])[];

const padWidth = 600;
const padHeight = 200;

function DrawnSignature({ onChange }: WayProps) {
  const words = useUiTexts();
  const { strokes, put, begin, draw, end } = useStrokes(onChange);
  return (
    <>
      <svg
        viewBox={`0 0 ${padWidth} ${padHeight}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- people draw on it
        role="img"
        aria-label={words.signHere}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
        className="w-full touch-none rounded-card border border-edge bg-surface text-ink"
      >
        <line x1="40" x2={padWidth - 40} y1="160" y2="160" stroke="var(--hairline)" />
        {strokes.map((stroke, at) => (
          <path key={at} d={pathOf(stroke)} {...pen} />
        ))}
      </svg>
      <div className="flex gap-2">
        <Button
          size="small"
          disabledReason={strokes.length === 0 ? words.signHere : null}
          onClick={() => put([])}
        >
          {words.clear}
        </Button>
        <Button
          size="small"
          look="quiet"
          disabledReason={strokes.length === 0 ? words.signHere : null}
          onClick={() => put(strokes.slice(0, -1))}
        >
          {words.undo}
        </Button>
      </div>
    </>
  );
}

function useStrokes(onChange: SignaturePadProps['onChange']) {
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const drawing = useRef(false);
  const put = (next: readonly Stroke[]) => {
    setStrokes(next);
    onChange(next.length === 0 ? null : { kind: 'drawn', svg: svgOf(next) });
  };
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drawing.current = true;
    setStrokes([...strokes, [pointOf(event)]]);
  };
  const draw = (event: PointerEvent<SVGSVGElement>) => {
    if (!drawing.current) return;
    const point = pointOf(event);
    setStrokes((all) => [...all.slice(0, -1), [...(all.at(-1) ?? []), point]]);
  };
  const end = () => {
    if (!drawing.current) return;
    drawing.current = false;
    put(strokes);
  };
  return { strokes, put, begin, draw, end };
}

function TypedName({ onChange }: WayProps) {
  const words = useUiTexts();
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-table font-medium">
        {words.signTyped}
      </label>
      <input
        id={id}
        autoComplete="name"
        className={inputClass(false)}
        onChange={(event) => {
          const name = event.target.value.trim();
          onChange(name === '' ? null : { kind: 'typed', name });
        }}
      />
    </div>
  );
}

const pen = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

function pointOf(event: PointerEvent<SVGSVGElement>): readonly [number, number] {
  const box = event.currentTarget.getBoundingClientRect();
  const scale = padWidth / (box.width || padWidth);
  return [
    Math.round((event.clientX - box.left) * scale),
    Math.round((event.clientY - box.top) * scale),
  ];
}

const pathOf = (stroke: Stroke): string =>
  stroke.length === 1
    ? `M${stroke[0]?.join(' ')}h0.1`
    : stroke.map((point, at) => `${at === 0 ? 'M' : 'L'}${point.join(' ')}`).join('');

const svgOf = (strokes: readonly Stroke[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${padWidth} ${padHeight}">` +
  `<path d="${strokes.map(pathOf).join('')}" fill="none" stroke="#000" stroke-width="3" ` +
  'stroke-linecap="round" stroke-linejoin="round"/></svg>';
