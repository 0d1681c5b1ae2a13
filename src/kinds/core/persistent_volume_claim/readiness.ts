import type { ReadinessOf } from '../../aspects/readiness.ts';

export const persistentVolumeClaimReadiness: ReadinessOf<{ readonly status?: { readonly phase?: string } }> = {
  of: ({ status }) => (status?.phase === 'Bound' ? 'ready' : 'waiting'),
};
