import { drawPhoto } from '@orendi/server/testing/send-form';
import { publishProduct } from '../../visitors/seller.ts';
import type { FaultShop } from './open-fault-shop.ts';

/** Publishes a product with a new photograph: 201, or 503 while pictures cannot be kept. */
export async function judgeUpload(
  { port, headers }: FaultShop,
  expected: 201 | 503,
  mostSeconds: number,
): Promise<string[]> {
  const { from, to, status, said } = await publishProduct(port, headers, [await drawPhoto()]);
  const seconds = (to - from) / 1000;
  const answer = status ?? said;
  return [
    ...(status === expected ? [] : [`an upload answered ${answer} instead of ${expected}`]),
    ...(seconds > mostSeconds ? [`an upload was answered after ${seconds.toFixed(1)} s`] : []),
  ];
}
