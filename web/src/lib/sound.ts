// Sounds of the table. They are made as they are heard, so that nothing is loaded for them.

let sounds: AudioContext | undefined;

/** Two strokes on a block of wood. A browser lets no page be heard before it has been touched. */
export function knock(): void {
  if (!navigator.userActivation.hasBeenActive) return;
  sounds ??= new AudioContext();
  void sounds.resume();
  strike(sounds, 0, 880);
  strike(sounds, 0.14, 660);
}

/** `after`: seconds from now. `pitch`: in hertz; it falls while the stroke dies away. */
function strike(context: AudioContext, after: number, pitch: number): void {
  const at = context.currentTime + after;
  const tone = context.createOscillator();
  const loudness = context.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, at + 0.1);
  loudness.gain.setValueAtTime(0.3, at);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.12);
  tone.connect(loudness).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.13);
}
