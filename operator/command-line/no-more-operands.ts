import { UsageError } from './usage-error.ts';

/** @throws UsageError when there are more operands than the command takes */
export function noMoreOperands(operands: string[]): void {
  if (operands[0] !== undefined) throw new UsageError(`"${operands[0]}" is not expected here.`);
}
