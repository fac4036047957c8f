import { Camera, CameraOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { watchCamera } from '#ui/watch-camera.ts';

/** Reads barcodes with the device's camera, if it has one. */
export function CameraBox({ onBarcode }: { readonly onBarcode: (barcode: string) => void }) {
  const [isWatching, setWatching] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(onBarcode);
  useEffect(() => {
    latest.current = onBarcode;
  });
  useEffect(() => {
    if (!isWatching || video.current === null) return;
    return watchCamera(video.current, {
      onCode: (barcode) => latest.current(barcode),
      onFailed: () => setWatching(false),
    });
  }, [isWatching]);
  if (!('mediaDevices' in navigator)) return null;
  return (
    <div className="grid gap-2">
      <Button
        icon={isWatching ? CameraOff : Camera}
        onClick={() => setWatching(!isWatching)}
        className="w-fit"
      >
        {isWatching ? 'Stop the camera' : 'Use the camera'}
      </Button>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a live camera image */}
      <video
        ref={video}
        muted
        playsInline
        className={cx('max-h-64 rounded-card', !isWatching && 'hidden')}
      />
    </div>
  );
}
