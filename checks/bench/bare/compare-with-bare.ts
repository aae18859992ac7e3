import type { Bench } from '../bench.ts';
import { takeTurns } from '../../measure/ratios.ts';
import type { Shop } from '../../product/open-shop.ts';
import { type Answer, startBareServer } from './start-bare-server.ts';

type Server = Pick<Shop, 'port' | 'pid'>;

/** Lets the product and a bare server that sends this answer take turns, after one to warm up. */
export async function compareWithBare<Figures extends Record<string, number>>(
  { rounds, undo }: Bench,
  shop: Shop,
  answer: Answer,
  turn: (server: Server) => Promise<Figures>,
): Promise<(figure: keyof Figures) => [ours: number[], bare: number[]]> {
  const bare = await startBareServer({ answer, connection: shop.connection }, undo);
  await takeTurns<Server, Figures>([shop, bare], 1, turn);
  const [ours = [], theirs = []] = await takeTurns<Server, Figures>([shop, bare], rounds, turn);
  await bare.stop();
  return (figure) => [ours.map((one) => one[figure]), theirs.map((one) => one[figure])];
}
