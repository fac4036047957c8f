import type { OrderParcel } from '@waybill/contract/shops/orders/shapes';
import { drawingOf } from './packed-box.ts';

type PackedBoxProps = { readonly parcel: OrderParcel };

/** The box with its pieces, seen from above a corner; the contents are listed beside it. */
export function PackedBox({ parcel }: PackedBoxProps) {
  const drawing = drawingOf(parcel);
  if (drawing === null) return null;
  const { viewBox, outline, pieces } = drawing;
  return (
    <svg
      aria-hidden="true"
      viewBox={viewBox}
      className="my-2 max-h-48 w-full stroke-ink-2"
      strokeLinejoin="round"
    >
      {pieces.map(({ key, colour, faces }) => (
        <g key={key}>
          {faces.map(({ points, shade }) => (
            <polygon
              key={points}
              points={points}
              style={{ fill: `color-mix(in oklab, ${colour} ${shade}%, var(--surface))` }}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </g>
      ))}
      <path d={outline} fill="none" strokeDasharray="4 3" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
