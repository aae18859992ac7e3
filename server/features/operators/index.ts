export { createOperator } from './create-operator.ts';
export { listOperators, type Operator } from './operator-queries.ts';
export { removeOperator } from './remove-operator.ts';
