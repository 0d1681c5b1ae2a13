import { orNever, throwIfAborted } from './signals.js';
/** The loop behind all polling; see `DelayFunc.until` for the arguments. */
export async function loopConditionUntilAborted(given, timer, immediate, sliding, condition) {
    const signal = orNever(given);
    try {
        if (!sliding)
            timer.start();
        if (immediate && (await condition(signal)))
            return;
        timer.start();
        for (;;) {
            await timer.receive(signal);
            throwIfAborted(signal);
            if (!sliding)
                timer.next();
            if (await condition(signal))
                return;
            if (sliding)
                timer.next();
        }
    }
    finally {
        timer.stop();
    }
}
