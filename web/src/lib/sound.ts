// One short sound when it is your turn; the bar, the tab and the ring say the same without it.
let context: AudioContext | null = null;

export function chime(): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  [523.25, 783.99].forEach((pitch, at) => {
    const tone = context!.createOscillator();
    const gain = context!.createGain();
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0.0001, now + at * 0.12);
    gain.gain.exponentialRampToValueAtTime(0.12, now + at * 0.12 + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + at * 0.12 + 0.3);
    tone.connect(gain).connect(context!.destination);
    tone.start(now + at * 0.12);
    tone.stop(now + at * 0.12 + 0.32);
  });
}
