export { sendTestMail } from './send-test-mail.ts';
export {
  operatorMails,
  type OperatorNews,
  operatorPushQueue,
  startOperatorPushWork,
  tellOperators,
} from './tell-operators.ts';
