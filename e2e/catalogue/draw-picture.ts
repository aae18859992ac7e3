import sharp from 'sharp';

/** A plain picture resembling a photo: furniture of one color in front of a light wall. */
export function drawPicture(color: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900">
    <rect width="1200" height="900" fill="#efe9e1"/>
    <rect y="640" width="1200" height="260" fill="#d8cbb9"/>
    <rect x="260" y="380" width="680" height="300" rx="60" fill="${color}"/>
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}
