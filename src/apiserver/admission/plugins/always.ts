import { type AdmissionPlugin, type Attributes, type HostedAdmission, newForbidden } from '../plugin.ts';

/** Refuses nothing. */
export const alwaysAdmit: HostedAdmission = { install: (): AdmissionPlugin => ({ name: 'AlwaysAdmit' }) };

async function refuse(attributes: Attributes): Promise<void> {
  throw newForbidden(attributes, new Error('admission control is denying all modifications'));
}

/** Refuses everything but reads, for tests. */
export const alwaysDeny: HostedAdmission = {
  install: (): AdmissionPlugin => ({ name: 'AlwaysDeny', admit: refuse, validate: refuse }),
};
