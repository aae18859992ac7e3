export { deleteOldContactMarks } from './open-contact.ts';
