import { printedOf } from '../../lib/printed';
import type { Printed } from './types';

export const { remember, printedFor } = printedOf<Printed>('troyes');
