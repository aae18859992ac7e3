export { deleteOldContactMarks } from './contact-queries.ts';
