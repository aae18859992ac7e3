export { startPictureUpkeep } from './start-picture-upkeep.ts';
