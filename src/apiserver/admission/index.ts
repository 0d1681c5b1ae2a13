export { Attributes, type Operation } from '../../admission/index.ts';
export type { ServerAdmission } from '../endpoints/server_admission.ts';
export type * from './admission_control.ts';
