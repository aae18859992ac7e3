export { createPush, type Push } from './create-push.ts';
export { pushContact } from './push-contact.ts';
