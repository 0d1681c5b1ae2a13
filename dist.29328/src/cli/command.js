/** No faults. */
export const OK = 0;
/** Manifests have faults. */
export const FAULTY = 1;
/** The command line is invalid, or something could not be read or written. */
export const TROUBLE = 2;
