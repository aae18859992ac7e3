export { isShown } from './picture-queries.ts';
export { findFocuses, startPictureWork, sweepPictures } from './start-picture-work.ts';
