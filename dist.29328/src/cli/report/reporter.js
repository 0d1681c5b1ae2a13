/** Reports nothing: the exit status says it all. */
export const silent = {
    saysNotes: true,
    file: () => undefined,
    unreadable: () => undefined,
    end: () => undefined,
};
