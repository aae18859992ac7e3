export { startPictureUpkeep } from './start-picture-upkeep.ts';
export { removeFiles, sweepPictures } from './sweep-pictures.ts';
