// The server's lessons: what is taught, and the table of a lesson, made anew from what the learner has chosen.
import { Refused } from '../lib/api';
import type { Option, State } from '../lib/types';
import type * as Wire from '../lib/wire';

export type GameLessons = Wire.GameLessons;
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
  const answer = await fetch(`/api/lessons${path}`, {
    method: body ? 'POST' : 'GET',
    headers: body ? { 'Content-Type': 'application/json' } : {},
    body: body && JSON.stringify(body),
  });
  const data = await answer.json();
  if (!answer.ok) throw new Refused({ ...data, status: answer.status });
  return data as T;
}

export const lessons = {
  list: (lang: string) => call<GameLessons[]>(`?lang=${lang}`),
  chapter: (game: string, chapter: string, lang: string) => call<Chapter>(`/${game}/${chapter}?lang=${lang}`),
  step: (address: string, step: Step) => call<Answer>(`${address}/step`, step),
  ask: (address: string, path: Option[][], ask: object) => call<object>(`${address}/ask`, { path, ask }),
};
