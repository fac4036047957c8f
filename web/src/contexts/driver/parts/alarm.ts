/** Plays two low tones, audible in a loading bay, and a long vibration. */
export function soundAlarm(): void {
  navigator.vibrate?.([400, 120, 400]);
  try {
    const audio = new AudioContext();
    for (const [at, pitch_hz] of [
      [0, 330],
      [0.25, 220],
    ] as const) {
      const tone = audio.createOscillator();
      tone.type = 'square';
      tone.frequency.value = pitch_hz;
      tone.connect(audio.destination);
      tone.start(audio.currentTime + at);
      tone.stop(audio.currentTime + at + 0.2);
    }
    setTimeout(() => void audio.close(), 1000);
  } catch {
    // A phone without sound still displays and vibrates.
  }
}
