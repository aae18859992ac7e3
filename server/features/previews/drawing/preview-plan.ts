import { tokenColor } from '../../../platform/token-color.ts';

/** The size that Facebook, WhatsApp, Telegram, LinkedIn and X show without cropping. */
export const canvas = { width: 1200, height: 630 } as const;

export const colors = {
  paper: tokenColor('paper'),
  sand: tokenColor('sand'),
  surface: tokenColor('surface'),
  ink: tokenColor('ink'),
  inkQuiet: tokenColor('ink-quiet'),
  accent: tokenColor('accent'),
};

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The size of a picture that is drawn, in pixels. */
export type Canvas = Pick<Box, 'width' | 'height'>;

/** A stored picture with its position and size. */
export interface PlacedPicture extends Box {
  key: string;
  /**
   * `cover` fills the box and crops the rest; shown whole, a picture stands on white (`contain`) or goes on at its edges
   * (`completed`).
   */
  fit: 'cover' | 'contain' | 'completed';
}

/** The drawing: a background, pictures on it, and shapes over both. */
export interface PreviewPlan {
  /** Default: that of a link preview. */
  canvas?: Canvas;
  ground: string;
  pictures: PlacedPicture[];
  /** The contents of an SVG the size of the canvas. */
  shapes: string;
}
