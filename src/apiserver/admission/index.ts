export { Attributes, type Operation } from '../../admission/index.ts';
export type * from './admission_control.ts';
export type * from './server_admission.ts';
