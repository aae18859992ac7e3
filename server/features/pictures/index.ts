export { isShown } from './picture-queries.ts';
export { findFocuses, removeFiles } from './start-picture-work.ts';
export { startPictureWork, sweepPictures } from './start-picture-work.ts';
