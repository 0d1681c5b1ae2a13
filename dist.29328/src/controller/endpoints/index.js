export * from './listen.js';
export * from './termination_signal.js';
