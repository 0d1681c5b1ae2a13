/** When a listener wants to see all objects again. */
export class ResyncSchedule {
    #wanted;
    #period;
    #next;
    /** @param wanted in milliseconds; 0 for never */
    constructor(wanted, check, now) {
        this.#wanted = wanted;
        this.#period = periodOf(wanted, check);
        this.#next = now + this.#period;
    }
    /** The informer now checks this often. */
    checkPeriodChanged(check) {
        this.#period = periodOf(this.#wanted, check);
    }
    /** Whether it is time; then the next time is set. */
    isDue(now) {
        if (this.#period === 0 || now < this.#next)
            return false;
        this.#next = now + this.#period;
        return true;
    }
}
function periodOf(wanted, check) {
    if (wanted === 0 || check === 0)
        return 0;
    return Math.max(wanted, check);
}
