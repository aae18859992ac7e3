export {
  createOperator,
  listOperators,
  type Operator,
  removeOperator,
} from './operator-accounts.ts';
