// A few quiet sounds, made here; each goes with something to see.
export type Sound = "turn" | "reveal" | "end" | "sand" | "hurry";

interface Note {
  pitch: number; // hertz
  at: number; // seconds from now
  long: number;
}

const SCORES: Record<Sound, Note[]> = {
  turn: [
    { pitch: 659, at: 0, long: 0.35 },
    { pitch: 880, at: 0.12, long: 0.5 },
  ],
  reveal: [
    { pitch: 392, at: 0, long: 0.18 },
    { pitch: 523, at: 0.07, long: 0.25 },
  ],
  end: [
    { pitch: 523, at: 0, long: 0.4 },
    { pitch: 659, at: 0.15, long: 0.4 },
    { pitch: 784, at: 0.3, long: 0.8 },
  ],
  sand: [{ pitch: 1047, at: 0, long: 0.3 }],
  hurry: [
    { pitch: 698, at: 0, long: 0.16 },
    { pitch: 698, at: 0.2, long: 0.16 },
    { pitch: 880, at: 0.4, long: 0.35 },
  ],
};
const LOUDNESS = 0.05;

let context: AudioContext | null = null;

export function sound(name: Sound, on: boolean): void {
  if (!on || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  for (const note of SCORES[name]) ring(context, note);
}

function ring(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + note.at;
  const voice = new OscillatorNode(audio, { type: "triangle", frequency: note.pitch });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + note.long);
  voice.connect(volume).connect(audio.destination);
  voice.start(start);
  voice.stop(start + note.long);
}
