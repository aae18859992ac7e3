import type { Finish } from '../recipe.ts';

/** The finish lighter (amount up to 1, towards white) or darker (down to -1, towards black). */
export function tint(finish: Finish, amount: number): Finish {
  const target = amount > 0 ? 244 : 20;
  const channels = [1, 3, 5].map((start) => {
    const value = Number.parseInt(finish.color.slice(start, start + 2), 16);
    const mixed = Math.round(value + (target - value) * Math.abs(amount));
    return mixed.toString(16).padStart(2, '0');
  });
  return { ...finish, color: `#${channels.join('')}` };
}
