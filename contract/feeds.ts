/** Whose catalogue a feed is for. */
export const feedTargets = ['google', 'meta'] as const;
export type FeedTarget = (typeof feedTargets)[number];

/** Why a piece is not in a feed; the first that applies is counted. */
export const feedReasons = [
  'no_name',
  'no_description',
  'no_price',
  'no_picture',
  'small_picture',
] as const;
export type FeedReason = (typeof feedReasons)[number];

/** The shorter side of a picture, in pixels, that a catalogue takes at least. */
export const leastPicture: Record<FeedTarget, number> = { google: 100, meta: 500 };

/** Pieces that the seller is told by name, of each reason. */
export const mostNamed = 20;
