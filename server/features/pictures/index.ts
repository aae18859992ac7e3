export { findFocuses } from './find-focuses.ts';
export { startPictureWork } from './start-picture-work.ts';
export { removeFiles, sweepPictures } from './sweep-pictures.ts';
