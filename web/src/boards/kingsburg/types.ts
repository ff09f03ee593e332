// The Kingsburg view, with the words that can come where the server says only that a word comes.
import type * as Wire from './wire';

type Good = 'gold' | 'wood' | 'stone' | 'token';
export const GOODS = ['gold', 'wood', 'stone'] as const;

export type Thing = [string, number];
export interface Advisor extends Wire.AdvisorView {
  gift: Good | null;
}
export type Building = Wire.BuildingView;
export type Row = Wire.RowView;
export type Printed = Wire.PrintedView;
export type Die = Wire.DieView;
export type Seat = Wire.SeatView;
export interface KingsburgView extends Wire.KingsburgView {
  season: 'spring' | 'summer' | 'autumn' | 'winter';
  advisors: Advisor[];
}
