export { joinSupervisor, type Supervisor } from './join-supervisor.ts';
export { keepWorkers, type Workers } from './keep-workers.ts';
export { takeWork } from './take-work.ts';
