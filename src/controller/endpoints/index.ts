export * from './listen.ts';
export { ListenError } from './listen_error.ts';
export * from './termination_signal.ts';
