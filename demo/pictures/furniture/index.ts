import type { Modeller } from '../model.ts';
import type { Piece } from '../recipe.ts';
import { armchair } from './armchair.ts';
import { barStool } from './bar-stool.ts';
import { bed } from './bed.ts';
import { bedsideTable } from './bedside-table.ts';
import { bookcase } from './bookcase.ts';
import { bunkBed } from './bunk-bed.ts';
import { cafeTable } from './cafe-table.ts';
import { chestOfDrawers } from './chest-of-drawers.ts';
import { coatRack } from './coat-rack.ts';
import { coffeeTable } from './coffee-table.ts';
import { cornerSofa } from './corner-sofa.ts';
import { cot } from './cot.ts';
import { curtain } from './curtain.ts';
import { cushion } from './cushion.ts';
import { desk } from './desk.ts';
import { diningChair } from './dining-chair.ts';
import { diningTable } from './dining-table.ts';
import { displayCabinet } from './display-cabinet.ts';
import { dressingTable } from './dressing-table.ts';
import { filingCabinet } from './filing-cabinet.ts';
import { floorLamp } from './floor-lamp.ts';
import { gardenChair } from './garden-chair.ts';
import { gardenSet } from './garden-set.ts';
import { gardenSwing } from './garden-swing.ts';
import { kitchen } from './kitchen.ts';
import { mattress } from './mattress.ts';
import { meetingTable } from './meeting-table.ts';
import { mirror } from './mirror.ts';
import { officeChair } from './office-chair.ts';
import { pendantLamp } from './pendant-lamp.ts';
import { pouffe } from './pouffe.ts';
import { roomDivider } from './room-divider.ts';
import { rug } from './rug.ts';
import { sideboard } from './sideboard.ts';
import { sofa } from './sofa.ts';
import { sofaBed } from './sofa-bed.ts';
import { studyDesk } from './study-desk.ts';
import { sunLounger } from './sun-lounger.ts';
import { tableLamp } from './table-lamp.ts';
import { toyStorage } from './toy-storage.ts';
import { trolley } from './trolley.ts';
import { tvUnit } from './tv-unit.ts';
import { vase } from './vase.ts';
import { wallLamp } from './wall-lamp.ts';
import { wardrobe } from './wardrobe.ts';

/** Makes the model of every piece. */
export const furniture: Record<Piece, Modeller> = {
  sofa,
  'corner-sofa': cornerSofa,
  'sofa-bed': sofaBed,
  armchair,
  pouffe,
  'coffee-table': coffeeTable,
  'tv-unit': tvUnit,
  bookcase,
  sideboard,
  'display-cabinet': displayCabinet,
  'room-divider': roomDivider,
  'coat-rack': coatRack,
  bed,
  mattress,
  wardrobe,
  'chest-of-drawers': chestOfDrawers,
  'bedside-table': bedsideTable,
  'dressing-table': dressingTable,
  kitchen,
  'dining-table': diningTable,
  'dining-chair': diningChair,
  'bar-stool': barStool,
  trolley,
  desk,
  'office-chair': officeChair,
  'filing-cabinet': filingCabinet,
  'meeting-table': meetingTable,
  'garden-set': gardenSet,
  'garden-chair': gardenChair,
  'sun-lounger': sunLounger,
  'garden-swing': gardenSwing,
  'cafe-table': cafeTable,
  'pendant-lamp': pendantLamp,
  'floor-lamp': floorLamp,
  'table-lamp': tableLamp,
  'wall-lamp': wallLamp,
  cot,
  'bunk-bed': bunkBed,
  'study-desk': studyDesk,
  'toy-storage': toyStorage,
  rug,
  mirror,
  curtain,
  cushion,
  vase,
};
