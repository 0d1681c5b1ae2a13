export * from './exec.ts';
export * from './remote_command.ts';
