export { cleanUpContacts } from './contact-queries.ts';
