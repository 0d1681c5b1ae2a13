/** The longest delay of setTimeout. */
const LONGEST = 2 ** 31 - 1;
/** The system's monotonic clock: it does not jump when the time is set. */
export const realClock = {
    now: () => performance.now(),
    after(milliseconds, fire) {
        let id;
        const wait = (left) => {
            const part = Math.min(left, LONGEST);
            id = setTimeout(() => (left > part ? wait(left - part) : fire()), part);
        };
        wait(Math.max(milliseconds, 0));
        return () => clearTimeout(id);
    },
};
