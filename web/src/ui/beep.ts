let audio: AudioContext | null = null;

/** Pitch in hertz, start and length in seconds. */
type Tone = { readonly pitch: number; readonly at: number; readonly length: number };

/** Distinguishable without looking: one short tone, two, or one low and long tone. */
const sounds = {
  good: [{ pitch: 880, at: 0, length: 0.09 }],
  warn: [
    { pitch: 660, at: 0, length: 0.1 },
    { pitch: 660, at: 0.16, length: 0.1 },
  ],
  bad: [{ pitch: 196, at: 0, length: 0.5 }],
} as const satisfies Readonly<Record<string, readonly Tone[]>>;

export type Sound = keyof typeof sounds;

/** Vibration patterns: alternating milliseconds of vibration and pause. */
const shakes: Readonly<Record<Sound, readonly number[]>> = {
  good: [60],
  warn: [60, 80, 60],
  bad: [300],
};

/** Plays a sound, and vibrates the device if supported. */
export function beep(sound: Sound): void {
  navigator.vibrate?.([...shakes[sound]]);
  audio ??= new AudioContext();
  for (const tone of sounds[sound]) play(audio, tone);
}

function play(context: AudioContext, { pitch, at, length }: Tone): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = pitch;
  volume.gain.value = 0.15;
  tone.connect(volume).connect(context.destination);
  tone.start(context.currentTime + at);
  tone.stop(context.currentTime + at + length);
}
