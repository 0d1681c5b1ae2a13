export { ListenError } from '../../client/tools/portforward/node/listen_error.ts';
export * from './listen.ts';
export * from './termination_signal.ts';
