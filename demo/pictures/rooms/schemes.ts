/** Walls and floors that go together; muted, so that the piece is the colour in the picture. */
export interface Scheme {
  wall: string;
  floor:
    | 'oak'
    | 'pale-oak'
    | 'walnut'
    | 'herringbone'
    | 'terrazzo'
    | 'concrete'
    | 'carpet'
    | 'stone'
    | 'deck';
  /** Mouldings or boards on the wall. */
  panels: 'none' | 'mouldings' | 'battens' | 'wainscot' | 'hedge';
}

export const indoorSchemes: readonly [Scheme, ...Scheme[]] = [
  { wall: '#efeae1', floor: 'pale-oak', panels: 'none' },
  { wall: '#e6dccb', floor: 'herringbone', panels: 'mouldings' },
  { wall: '#e4e0d6', floor: 'oak', panels: 'none' },
  { wall: '#c9cdbf', floor: 'pale-oak', panels: 'wainscot' },
  { wall: '#e8d6c8', floor: 'herringbone', panels: 'none' },
  { wall: '#e6e3de', floor: 'concrete', panels: 'none' },
  { wall: '#d5dbdd', floor: 'oak', panels: 'wainscot' },
  { wall: '#ece6dc', floor: 'terrazzo', panels: 'none' },
  { wall: '#ddd0c0', floor: 'walnut', panels: 'mouldings' },
  { wall: '#dcdfde', floor: 'pale-oak', panels: 'mouldings' },
  { wall: '#e4d8c9', floor: 'carpet', panels: 'battens' },
  { wall: '#dcb9a4', floor: 'pale-oak', panels: 'none' },
  { wall: '#c3c8b6', floor: 'oak', panels: 'none' },
  { wall: '#e8d9cd', floor: 'terrazzo', panels: 'wainscot' },
];

export const outdoorSchemes: readonly [Scheme, ...Scheme[]] = [
  { wall: '#d3dfe6', floor: 'deck', panels: 'hedge' },
  { wall: '#efe7d9', floor: 'deck', panels: 'none' },
  { wall: '#d9e2e6', floor: 'stone', panels: 'hedge' },
  { wall: '#e2cdb4', floor: 'stone', panels: 'none' },
  { wall: '#f1ece2', floor: 'deck', panels: 'none' },
];
