/** What a table sounds like, made of oscillators and noise: no file is fetched. */
import type { Step } from '../model/steps.ts';

let context: AudioContext | undefined;

/** Before a person has done something on the page it is silent, and no browser complains. */
function contextNow(): AudioContext | undefined {
  if (!navigator.userActivation.hasBeenActive || document.visibilityState === 'hidden') return undefined;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

/** A rise and a fall of loudness, both in seconds. */
function envelope(audio: AudioContext, at: number, loud: number, fall: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + fall);
  gain.connect(audio.destination);
  return gain;
}

/** Paper over felt: noise through a band, which may glide. */
function brush(
  audio: AudioContext,
  at: number,
  from: number,
  to: number,
  length: number,
  loud: number,
): void {
  const frames = Math.ceil(audio.sampleRate * length);
  const buffer = audio.createBuffer(1, frames, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < frames; i += 1) samples[i] = Math.random() * 2 - 1;
  const noise = audio.createBufferSource();
  noise.buffer = buffer;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = 0.9;
  band.frequency.setValueAtTime(from, at);
  band.frequency.exponentialRampToValueAtTime(to, at + length);
  noise.connect(band).connect(envelope(audio, at, loud, length));
  noise.start(at);
}

/** A small bell. */
function tone(audio: AudioContext, at: number, pitch: number, length: number, loud: number): void {
  const oscillator = audio.createOscillator();
  oscillator.type = 'triangle';
  oscillator.frequency.value = pitch;
  oscillator.connect(envelope(audio, at, loud, length));
  oscillator.start(at);
  oscillator.stop(at + length);
}

/** The knock of a card on the table. */
function knock(audio: AudioContext, at: number): void {
  brush(audio, at, 900, 300, 0.09, 0.35);
  tone(audio, at, 120, 0.1, 0.25);
}

const chord = (audio: AudioContext, at: number, pitches: readonly number[], apart: number): void =>
  pitches.forEach((pitch, i) => {
    tone(audio, at + i * apart, pitch, 0.5, 0.18);
  });

/** Lets a step be heard: deal, lay, capture, sweep, the end of a round. */
export function makeSound({ event }: Pick<Step, 'event'>): void {
  const audio = contextNow();
  if (audio === undefined || event === undefined) return;
  const now = audio.currentTime + 0.01;
  switch (event.kind) {
    case 'deal':
      for (let i = 0; i < 6; i += 1) brush(audio, now + i * 0.055, 2600, 1400, 0.05, 0.12);
      break;
    case 'play':
      knock(audio, now);
      if ((event.captured?.length ?? 0) > 0) brush(audio, now + 0.12, 1200, 3200, 0.22, 0.16);
      break;
    case 'sweep':
      brush(audio, now, 500, 5000, 0.45, 0.25);
      chord(audio, now + 0.1, [523, 659, 784, 1047], 0.07);
      break;
    case 'round-end':
      chord(audio, now, [392, 523, 659], 0.12);
      break;
    case 'match-end':
      chord(audio, now + 0.45, [523, 659, 784, 1047, 1319], 0.11);
      break;
    default:
  }
}
