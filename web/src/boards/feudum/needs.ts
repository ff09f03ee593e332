// What a careful player keeps in mind before the round and the epoch end.
import type { Now } from './draft';

export interface Needs {
  /** Sober pawns of mine, the food there is for them, and how much is missing. */
  hungry: number;
  food: number;
  lack: number;
  /** What a vassal loses for want of service, and with which epoch. */
  loss: number;
  epoch: number;
}

export function needsOf(at: Now): Needs {
  const hungry = at.view.pawns.filter((one) => one.seat === at.me && !one.drunk).length;
  const food = at.mine?.goods.food ?? 0;
  const serves = [2, 3, 4, 5].filter((epoch) => at.printed.epochs[String(epoch)].service);
  const epoch = serves.find((one) => one > at.view.epoch) ?? 0;
  const vassal = at.view.places.some((one) => one.ruler === at.me && one.guild);
  const due = vassal && epoch ? serves.filter((one) => one <= epoch).length : 0;
  const loss = at.printed.military.loss.slice(at.mine?.military ?? 0, due).reduce((sum, points) => sum + points, 0);
  return { hungry, food, lack: hungry - food, loss, epoch };
}
