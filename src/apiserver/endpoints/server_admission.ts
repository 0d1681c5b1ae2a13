import type { AdmissionPlugin, ObjectInterfaces } from '#src/admission/index';

/** Admission as it is asked about writes. */
export interface ServerAdmission {
  readonly plugin: AdmissionPlugin;
  readonly interfaces: ObjectInterfaces;
}
