export { createPush, type Push, pushContact } from './create-push.ts';
