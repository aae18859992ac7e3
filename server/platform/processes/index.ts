export { joinSupervisor, type Supervisor, takeWork } from './join-supervisor.ts';
export { keepWorkers, type Workers } from './keep-workers.ts';
