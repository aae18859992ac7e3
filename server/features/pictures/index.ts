export { findFocuses, removeFiles } from './start-picture-work.ts';
export { startPictureWork, sweepPictures } from './start-picture-work.ts';
