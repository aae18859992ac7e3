/** The size that Facebook, WhatsApp, Telegram, LinkedIn and X show without cropping. */
export const canvas = { width: 1200, height: 630 } as const;

/** Must match web/styles/tokens.css. */
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

/** A stored picture with its position and size. */
export interface PlacedPicture extends Box {
  key: string;
  /**
   * `cover` fills the box and crops the rest; shown whole, a picture stands on white (`contain`) or on its mean color
   * (`whole`).
   */
  fit: 'cover' | 'contain' | 'whole';
}

/** What is to be drawn: a background, pictures on it, and shapes over both. */
export interface PreviewPlan {
  ground: string;
  pictures: PlacedPicture[];
  /** The contents of an SVG the size of the canvas. */
  shapes: string;
}
