export { isShown } from './picture-queries.ts';
export { findFocuses, removeFiles, startPictureWork, sweepPictures } from './start-picture-work.ts';
