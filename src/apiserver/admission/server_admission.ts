import type { AdmissionPlugin, ObjectInterfaces } from '../../admission/index.ts';

/** Admission as the handlers of requests use it. */
export interface ServerAdmission {
  readonly plugin: AdmissionPlugin;
  readonly interfaces: ObjectInterfaces;
}
