const kept = new Map<string, ArrayBuffer>();

/**
 * Memory for an array that every picture needs anew and none keeps: taken once and used again, for 50 MB a picture are
 * slow to clear and slow to collect. What is in it is of the last picture. Drawing is one synchronous call, so that no
 * two pictures meet in it.
 */
export function scratch(name: string, bytes: number): ArrayBuffer {
  const known = kept.get(name);
  if (known?.byteLength === bytes) return known;
  const buffer = new ArrayBuffer(bytes);
  kept.set(name, buffer);
  return buffer;
}

export const scratchFloats = (name: string, length: number): Float32Array =>
  new Float32Array(scratch(name, length * 4));
