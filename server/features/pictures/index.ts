export { startPictureCleanup } from './start-picture-cleanup.ts';
export { removeFiles, sweepPictures } from './sweep-pictures.ts';
