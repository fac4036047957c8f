import { useEffect, useRef, useState } from 'react';
import { t } from '../texts.ts';
import { cx } from '#ui/cx.ts';
import { BigButton } from '../parts/BigButton.tsx';
import { Notice } from '../parts/Notice.tsx';
import { setTorch, watchCamera } from '#ui/watch-camera.ts';

/** Scans with the phone's camera, one code after another, until it is stopped. */
export function CameraScan({ onCode }: { readonly onCode: (code: string) => void }) {
  const [isWatching, setWatching] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [isLit, setLit] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    if (!isWatching || video.current === null) return;
    return watchCamera(video.current, {
      onCode: (code) => latest.current(code),
      onFailed: () => {
        setFailed(true);
        setWatching(false);
      },
    });
  }, [isWatching]);
  const light = async () => {
    if (video.current !== null) setLit((await setTorch(video.current, !isLit)) && !isLit);
  };
  return (
    <div className="grid gap-2">
      <BigButton
        onClick={() => {
          setFailed(false);
          setWatching(!isWatching);
        }}
      >
        {t(isWatching ? 'Stop the camera' : 'Use the camera')}
      </BigButton>
      {hasFailed && (
        <Notice tone="amber" isUrgent>
          {t('The camera cannot be used. Allow it in the browser, or type the number.')}
        </Notice>
      )}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a live camera image */}
      <video
        ref={video}
        muted
        playsInline
        className={cx('w-full rounded-card', !isWatching && 'hidden')}
      />
      {isWatching && (
        <BigButton aria-pressed={isLit} onClick={() => light()}>
          {t('Light')}
        </BigButton>
      )}
    </div>
  );
}
