/**
 * What browsers with a barcode reader of their own have (WICG Shape Detection); no type knows it
 * yet.
 */
type Detector = {
  detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
};
type DetectorClass = new (options: { formats: readonly string[] }) => Detector;

const every_ms = 250;
const formats = ['code_128', 'qr_code', 'ean_13', 'itf', 'data_matrix'] as const;

/** Reads barcodes that the camera sees, each once until another is seen; returns what stops it. */
export function watchCamera(video: HTMLVideoElement, onCode: (code: string) => void): () => void {
  const { BarcodeDetector } = window as unknown as { BarcodeDetector: DetectorClass };
  const detector = new BarcodeDetector({ formats });
  let stream: MediaStream | null = null;
  let last = '';
  let isOver = false;
  const timer = setInterval(() => {
    if (video.readyState < 2) return;
    detector.detect(video).then(
      ([hit]) => {
        if (hit === undefined || hit.rawValue === last) return;
        last = hit.rawValue;
        onCode(last);
      },
      () => undefined,
    );
  }, every_ms);
  void navigator.mediaDevices
    .getUserMedia({ video: { facingMode: 'environment' } })
    .then((opened) => {
      if (isOver) return stopTracks(opened);
      stream = opened;
      video.srcObject = opened;
      return video.play();
    })
    .catch(() => undefined);
  return () => {
    isOver = true;
    clearInterval(timer);
    if (stream !== null) stopTracks(stream);
    video.srcObject = null;
  };
}

const stopTracks = (stream: MediaStream): void =>
  stream.getTracks().forEach((track) => track.stop());
