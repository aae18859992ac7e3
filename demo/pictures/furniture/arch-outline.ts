/** A rectangle with a half round on top, counter-clockwise, its lower edge at y = 0 and centred on x. */
export function archOutline(width: number, height: number): [number, number][] {
  const radius = width / 2;
  const bow = Array.from({ length: 49 }, (_, i): [number, number] => {
    const angle = (i / 48) * Math.PI;
    return [radius * Math.cos(angle), height - radius + radius * Math.sin(angle)];
  });
  return [[-radius, 0], [radius, 0], ...bow];
}
