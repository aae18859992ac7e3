/** The size that Facebook, WhatsApp, Telegram, LinkedIn and X show without cropping. */
export const canvas = { width: 1200, height: 630 } as const;

/** The colours of web/styles/tokens.css. */
export const colors = {
  paper: '#fbf9f6',
  sand: '#f3eee7',
  surface: '#ffffff',
  ink: '#1e1a17',
  inkQuiet: '#6b635b',
  accent: '#d9251d',
} as const;

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A stored picture in its place. */
export interface PlacedPicture extends Box {
  key: string;
  /** Fill the box and lose what stands over, or show all of it on white. */
  fit: 'cover' | 'contain';
}

/** What is to be drawn: a ground, pictures on it, and over both what is drawn with lines. */
export interface PreviewPlan {
  ground: string;
  pictures: PlacedPicture[];
  /** The inside of an SVG as large as the canvas. */
  shapes: string;
}
