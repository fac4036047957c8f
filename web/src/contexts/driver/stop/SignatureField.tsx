import { type PointerEvent, useRef, useState } from 'react';
import { t } from '../texts.ts';

type SignatureFieldProps = {
  /** Receives `data:image/png;base64,…`, or null when it is cleared. */
  readonly onChange: (signature: string | null) => void;
  readonly isNeeded?: boolean;
};

/** A signature drawn by finger. The typed name above is the alternative. */
export function SignatureField({ onChange, isNeeded = false }: SignatureFieldProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isDown = useRef(false);
  const [isSigned, setSigned] = useState(false);
  const at = ({ clientX, clientY }: PointerEvent) => {
    const { current } = canvas;
    const box = current?.getBoundingClientRect();
    if (!current || !box) return { x: 0, y: 0 };
    // The canvas has more pixels than its display size, whatever the phone's width.
    return {
      x: ((clientX - box.left) * current.width) / box.width,
      y: ((clientY - box.top) * current.height) / box.height,
    };
  };
  const start = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    isDown.current = true;
    const paint = canvas.current?.getContext('2d');
    if (!paint) return;
    const { x, y } = at(event);
    paint.lineWidth = 5;
    paint.lineCap = 'round';
    paint.strokeStyle = '#14181f';
    paint.beginPath();
    paint.moveTo(x, y);
  };
  const go = (event: PointerEvent) => {
    if (!isDown.current) return;
    const { x, y } = at(event);
    const paint = canvas.current?.getContext('2d');
    paint?.lineTo(x, y);
    paint?.stroke();
  };
  const stop = () => {
    if (!isDown.current) return;
    isDown.current = false;
    setSigned(true);
    onChange(canvas.current?.toDataURL('image/png') ?? null);
  };
  const clear = () => {
    const { current } = canvas;
    current?.getContext('2d')?.clearRect(0, 0, current.width, current.height);
    setSigned(false);
    onChange(null);
  };
  return (
    <div className="grid gap-1">
      <span className="flex items-center justify-between font-semibold">
        {t(isNeeded ? 'Signature (required)' : 'Signature')}
        {isSigned && (
          <button type="button" className="min-h-12 px-3 text-primary underline" onClick={clear}>
            {t('Clear')}
          </button>
        )}
      </span>
      <canvas
        ref={canvas}
        width={1040}
        height={360}
        aria-label={t('Sign here')}
        onPointerDown={start}
        onPointerMove={go}
        onPointerUp={stop}
        onPointerCancel={stop}
        className="h-[180px] w-[520px] max-w-full touch-none rounded-card border-2 border-edge"
        style={{ background: '#fff' }}
      />
    </div>
  );
}
