export { findFocuses } from './start-picture-work.ts';
export { startPictureWork } from './start-picture-work.ts';
export { removeFiles, sweepPictures } from './start-picture-work.ts';
