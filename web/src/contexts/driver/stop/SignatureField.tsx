import { type PointerEvent, useRef } from 'react';
import { t } from '../texts.ts';
import { addPoint, type PenPoint, type Stroke, withoutLast } from './strokes.ts';

type SignatureFieldProps = {
  /** Receives `data:image/png;base64,…`, or null once nothing is drawn. */
  readonly onChange: (signature: string | null) => void;
  readonly isSigned: boolean;
  readonly isNeeded?: boolean;
};

/** A signature drawn by finger. A typed name, a field of its own, is the alternative. */
export function SignatureField({ onChange, isSigned, isNeeded = false }: SignatureFieldProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const strokes = useRef<readonly Stroke[]>([]);
  const isDown = useRef(false);
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    strokes.current = addPoint(strokes.current, pointOf(event));
    paint(event.currentTarget, strokes.current);
  };
  const start = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    isDown.current = true;
    strokes.current = [...strokes.current, []];
    draw(event);
  };
  const move = (event: PointerEvent<HTMLCanvasElement>) => {
    if (isDown.current) draw(event);
  };
  const put = (next: readonly Stroke[]) => {
    isDown.current = false;
    strokes.current = next;
    if (canvas.current === null) return;
    paint(canvas.current, next);
    onChange(next.length === 0 ? null : canvas.current.toDataURL('image/png'));
  };
  const end = () => {
    if (isDown.current) put(strokes.current);
  };
  return (
    <div className="grid gap-1">
      <span className="font-semibold">{t(isNeeded ? 'Signature (required)' : 'Signature')}</span>
      <canvas
        ref={canvas}
        width={1040}
        height={360}
        aria-label={t('Sign here')}
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
        className="h-[180px] w-[520px] max-w-full touch-none rounded-card border-2 border-edge"
        style={{ background: '#fff' }}
      />
      {isSigned && (
        <div className="flex gap-2">
          <button type="button" className={plain} onClick={() => put(withoutLast(strokes.current))}>
            {t('Undo')}
          </button>
          <button type="button" className={plain} onClick={() => put([])}>
            {t('Clear')}
          </button>
        </div>
      )}
    </div>
  );
}

const plain = 'min-h-12 px-3 font-semibold text-primary underline';

/** Returns a point of the canvas, which has more pixels than its size on the screen. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>): PenPoint {
  const box = currentTarget.getBoundingClientRect();
  return [
    ((clientX - box.left) * currentTarget.width) / box.width,
    ((clientY - box.top) * currentTarget.height) / box.height,
  ];
}

function paint(canvas: HTMLCanvasElement, strokes: readonly Stroke[]): void {
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.lineWidth = 5;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.strokeStyle = '#14181f';
  for (const [first, ...others] of strokes) {
    if (first === undefined) continue;
    pen.beginPath();
    pen.moveTo(...first);
    // A single point is a dot.
    for (const point of others.length === 0 ? [first] : others) pen.lineTo(...point);
    pen.stroke();
  }
}
