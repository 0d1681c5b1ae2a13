/**
 * Is aborted when the program is asked to end, by SIGTERM or Ctrl-C; the second time, it ends at once. Mirrors
 * controller-runtime's `signals.SetupSignalHandler`.
 */
export function terminationSignal() {
    const ending = new AbortController();
    const end = () => {
        if (ending.signal.aborted)
            process.exit(1);
        ending.abort(new Error('the program was asked to end'));
    };
    process.on('SIGTERM', end);
    process.on('SIGINT', end);
    return ending.signal;
}
