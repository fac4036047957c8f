import type { ShopBox } from '@waybill/contract/shops/boxes/shapes';

const inCentimetres: Readonly<Record<string, number>> = {
  mm: 0.1,
  cm: 1,
  m: 100,
  in: 2.54,
  ft: 30.48,
};

/** The proportions of a box, drawn obliquely: the depth at 45 degrees and half its length. */
export function BoxOutline({ box }: { readonly box: ShopBox }) {
  const side = ({ value, unit }: ShopBox['length']) => value * (inCentimetres[unit] ?? 1);
  const [length, width, height] = [side(box.length), side(box.width), side(box.height)];
  const depth = width * 0.35;
  const scale = 30 / Math.max(length + depth, height + depth, 1);
  const [l, h, d] = [length * scale, height * scale, depth * scale];
  const top = (32 - h - d) / 2 + d;
  const left = (32 - l - d) / 2;
  return (
    <svg
      aria-hidden="true"
      width="32"
      height="32"
      viewBox="0 0 32 32"
      className="shrink-0 stroke-ink-3"
      fill="none"
      strokeLinejoin="round"
    >
      <rect x={left} y={top} width={l} height={h} />
      <path d={`M${left} ${top} l${d} ${-d} h${l} l${-d} ${d}`} />
      <path d={`M${left + l + d} ${top - d} v${h} l${-d} ${d}`} />
    </svg>
  );
}
