// What the mentor says to a choice; the server judges the same way and alone decides what is played.
import type { Option } from '../lib/types';
import type { Beat } from './lessons';

const text = (value: unknown): string =>
  Array.isArray(value)
    ? `[${value.map(text).join()}]`
    : value && typeof value === 'object'
      ? `{${Object.keys(value)
          .sort()
          .map((name) => `${name}:${text((value as any)[name])}`)
          .join()}}`
      : JSON.stringify(value);

export const same = (one: unknown, other: unknown) => text(one) === text(other);

/** Whether an option has the fields of a pattern. */
const fits = (pattern: Option, option: Option) =>
  Object.entries(pattern).every(([name, value]) => name in option && same(value, (option as any)[name]));

/** The beat that waits for the next choice from `at` on, or the end. */
export function askedFrom(beats: Beat[], at: number): number {
  const found = beats.findIndex((beat, number) => number >= at && beat.do.length > 0);
  return found < 0 ? beats.length : found;
}

export interface Verdict {
  /** Whether all of the line is what is asked for. */
  fine: boolean;
  /** The beat that the line has come to: the first that does not take it, else the last it answers. */
  beat: number;
  /** The name of the answer, where it does not. */
  word: string;
}

export function judge(beats: Beat[], at: number, line: Option[]): Verdict {
  let beat = askedFrom(beats, at);
  // Where nothing more is asked the closing thought answers.
  let last = Math.min(beat, beats.length - 1);
  for (const option of line) {
    const asked = beats[beat];
    if (!asked) return { fine: false, beat: last, word: '' };
    if (!asked.do.some((one) => same(one, option))) {
      const found = Object.entries(asked.may).find(([, patterns]) =>
        patterns.some((pattern) => fits(pattern as Option, option)),
      );
      return { fine: false, beat, word: found?.[0] ?? '' };
    }
    last = beat;
    if (asked.free) break;
    beat = askedFrom(beats, beat + 1);
  }
  return { fine: true, beat: last, word: '' };
}
