// The server's lessons and exercises: what there is, and the table of one, made anew from what the learner has chosen.
import { Refused } from '../lib/api';
import type { Option, SheetInfo, State } from '../lib/types';
import type * as Wire from '../lib/wire';

export type GameLessons = Wire.GameLessons;
export type GamePractice = Wire.GamePractice;
export type ExerciseToday = Wire.ExerciseToday;
export type Beat = Wire.LessonBeat;
export type Scene = Wire.LessonScene;
export type Chapter = Wire.LessonChapter;
export interface Answer extends Wire.LessonAnswer {
  states: State[];
}

export interface Step {
  path: Option[][];
  at: number;
  line?: Option[];
  to?: number;
}

async function call<T>(path: string, body?: object): Promise<T> {
  const answer = await fetch(`/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: body ? { 'Content-Type': 'application/json' } : {},
    body: body && JSON.stringify(body),
  });
  const data = await answer.json();
  if (!answer.ok) throw new Refused({ ...data, status: answer.status });
  return data as T;
}

/** What is played on a table of its own: chapters, or exercises, which are chapters of one question. */
const served = (base: string) => ({
  chapter: (game: string, chapter: string, lang: string) => call<Chapter>(`${base}/${game}/${chapter}?lang=${lang}`),
  step: (address: string, step: Step) => call<Answer>(`${base}${address}/step`, step),
  sketch: (address: string, lang: string, step: Step) =>
    call<SheetInfo[]>(`${base}${address}/sketch?lang=${lang}`, step),
  ask: (address: string, path: Option[][], ask: object) => call<object>(`${base}${address}/ask`, { path, ask }),
});
export type Served = ReturnType<typeof served>;

export const lessons = {
  ...served('/lessons'),
  list: (lang: string) => call<GameLessons[]>(`/lessons?lang=${lang}`),
};
export const practice = {
  ...served('/practice'),
  list: () => call<GamePractice[]>('/practice'),
  today: () => call<ExerciseToday>('/practice/today'),
};
