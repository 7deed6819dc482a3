/** Small sounds, made here; silent until switched on. */
import { settings } from "./settings.svelte";

export type Sound = "touch" | "move" | "chance" | "refuse" | "turn" | "end";

interface Note {
  at: number;
  from: number;
  to: number;
  length: number;
  loudness: number;
  shape: OscillatorType;
}

const note = (
  at: number,
  from: number,
  to: number,
  length: number,
  loudness: number,
  shape: OscillatorType = "sine",
): Note => ({ at, from, to, length, loudness, shape });

const SCORES: Record<Sound, readonly Note[]> = {
  touch: [note(0, 620, 700, 0.05, 0.05, "triangle")],
  move: [note(0, 210, 120, 0.12, 0.16), note(0.02, 900, 500, 0.04, 0.03, "triangle")],
  chance: [0, 0.05, 0.11, 0.2].map((at, i) => note(at, 500 - 70 * i, 300, 0.05, 0.07, "triangle")),
  refuse: [note(0, 160, 110, 0.16, 0.1, "square")],
  turn: [note(0, 523, 523, 0.12, 0.09), note(0.12, 784, 784, 0.2, 0.09)],
  end: [392, 494, 587, 784].map((pitch, i) => note(0.13 * i, pitch, pitch, 0.5, 0.08)),
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.chosen.sound) return;
  context ??= new AudioContext();
  const audio = context;
  if (audio.state === "suspended") void audio.resume();
  for (const { at, from, to, length, loudness, shape } of SCORES[sound]) {
    const start = audio.currentTime + at;
    const oscillator = audio.createOscillator();
    const gain = audio.createGain();
    oscillator.type = shape;
    oscillator.frequency.setValueAtTime(from, start);
    oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(loudness, start + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(start);
    oscillator.stop(start + length + 0.05);
  }
}
