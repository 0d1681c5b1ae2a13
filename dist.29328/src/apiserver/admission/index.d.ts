export { Attributes, type Operation } from '../../admission/index.ts';
export type { ServerAdmission } from '../endpoints/handlers/request_scope.ts';
export type * from './admission_control.ts';
