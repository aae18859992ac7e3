export { operatorMails, type OperatorNews, tellOperators } from './tell-operators.ts';
