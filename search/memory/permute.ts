/**
 * Reorders values.
 * @param order the former ordinal of each
 */
export function permute(
  values: Int32Array | Uint32Array | Uint8Array | Float64Array,
  order: Uint32Array,
): void {
  const former = values.slice(0, order.length);
  for (let ordinal = 0; ordinal < order.length; ordinal += 1) {
    values[ordinal] = former[order[ordinal] ?? 0] ?? 0;
  }
}
