/**
 * Is aborted when the program is asked to end, by SIGTERM or Ctrl-C; the second time, it ends at once. Mirrors
 * controller-runtime's `signals.SetupSignalHandler`.
 */
export declare function terminationSignal(): AbortSignal;
