export * from './exec.js';
export * from './remote_command.js';
