const steps = 4096;

/** Bright parts roll off like film instead of breaking off; then to the picture's own scale. */
const curve = Float32Array.from({ length: steps + 1 }, (_, i) => {
  const light = (i / steps) * 2;
  const knee = 0.62;
  const rolled =
    light < knee ? light : knee + (1 - knee) * (1 - Math.exp(-(light - knee) / (1 - knee)));
  const value = rolled <= 0.0031308 ? rolled * 12.92 : 1.055 * rolled ** (1 / 2.4) - 0.055;
  // A touch of contrast in the middle.
  const steep = value + 0.05 * Math.sin((value - 0.5) * 2 * Math.PI) * (value < 0.5 ? 0.7 : 1);
  return 255 * Math.max(0, Math.min(1, 0.012 + 0.988 * steep));
});

/** From light to RGB bytes; edges a little darker, and a grain too fine to see that keeps soft walls free of bands. */
export function develop(light: Float32Array, width: number, height: number): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(width * height * 3);
  const scale = steps / 2;
  let chance = 1;
  for (let y = 0, i = 0; y < height; y++) {
    const v = (y + 0.5) / height - 0.5;
    for (let x = 0; x < width; x++) {
      const u = (x + 0.5) / width - 0.5;
      const edge = u * u + v * v;
      const exposure = scale * (1 - 0.16 * edge - 0.1 * edge * edge);
      chance = (Math.imul(chance, 1664525) + 1013904223) | 0;
      const grain = chance * 3.7e-10;
      const grey =
        0.08 *
        (0.25 * (light[i] as number) +
          0.65 * (light[i + 1] as number) +
          0.1 * (light[i + 2] as number));
      for (let c = 0; c < 3; c++, i++) {
        const value = ((light[i] as number) * 0.92 + grey) * exposure;
        const level = curve[value >= steps ? steps : value | 0] as number;
        pixels[i] = level + grain;
      }
    }
  }
  return pixels;
}
