import { barcodeReader } from './barcode-reader.ts';

const every_ms = 250;

type Watching = {
  readonly onCode: (code: string) => void;
  /** Called if the camera may not be used, or no reader could be loaded. */
  readonly onFailed: () => void;
};

/** Reads barcodes from the camera, each once until another is read; returns the stop function. */
export function watchCamera(video: HTMLVideoElement, watching: Watching): () => void {
  let stream: MediaStream | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = '';
  let isOver = false;
  const watch = async () => {
    const read = await barcodeReader();
    const opened = await navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'environment' },
    });
    if (isOver) return stopTracks(opened);
    stream = opened;
    video.srcObject = opened;
    await video.play();
    const look = async () => {
      const code = video.readyState < 2 ? null : await read(video).catch(() => null);
      if (isOver) return;
      if (code !== null && code !== last) {
        last = code;
        watching.onCode(code);
      }
      timer = setTimeout(() => void look(), every_ms);
    };
    await look();
  };
  watch().catch(() => !isOver && watching.onFailed());
  return () => {
    isOver = true;
    clearTimeout(timer);
    if (stream !== null) stopTracks(stream);
    video.srcObject = null;
  };
}

/** Turns the camera's light on or off; returns false if it has none. */
export async function setTorch(video: HTMLVideoElement, isOn: boolean): Promise<boolean> {
  const [track] = (video.srcObject as MediaStream | null)?.getVideoTracks() ?? [];
  const abilities = track?.getCapabilities() as { readonly torch?: boolean } | undefined;
  if (track === undefined || abilities?.torch !== true) return false;
  // Browsers support `torch`; TypeScript's types do not contain it yet.
  await track.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] });
  return true;
}

const stopTracks = (stream: MediaStream): void =>
  stream.getTracks().forEach((track) => track.stop());
