export * from './listen.ts';
export * from './termination_signal.ts';
