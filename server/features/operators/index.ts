export {
  type Action,
  type CommandContext,
  type Effect,
  type Exit,
  listAction,
  type Plan,
  type RunContext,
} from './actions/action.ts';
export { sayBusiness } from './actions/account-help.ts';
export { actions } from './actions/actions.ts';
export { categoryFinder, type FindCategory } from './actions/assortment.ts';
export { writePasswordLink } from './actions/find-account.ts';
export { findBusiness, type FoundBusiness } from './actions/find-business.ts';
export { checkOption } from './command-line/check-option.ts';
export { fileFault } from './command-line/file-fault.ts';
export { printFacts } from './command-line/print-facts.ts';
export {
  type CommandLine,
  nameOperand,
  optionHelp,
  type Options,
  type OptionSpecs,
  readNumber,
  readOptions,
  refuseOperands,
  UsageError,
  yesOption,
} from './command-line/read-options.ts';
export { editMails } from './tell-edits.ts';
export {
  createOperator,
  listOperators,
  type Operator,
  removeOperator,
} from './operator-accounts.ts';
