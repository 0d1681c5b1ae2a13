export const persistentVolumeClaimReadiness = {
    of: ({ status }) => (status?.phase === 'Bound' ? 'ready' : 'waiting'),
};
