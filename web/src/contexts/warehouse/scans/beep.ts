let audio: AudioContext | null = null;

/** A short high tone for a good scan, a long low one for a bad one. */
export function beep(kind: 'good' | 'bad'): void {
  audio ??= new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = kind === 'good' ? 1320 : 220;
  volume.gain.value = 0.15;
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + (kind === 'good' ? 0.08 : 0.5));
}
