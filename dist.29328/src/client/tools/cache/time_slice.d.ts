/** Lets timers, sockets and others have a turn now and then in a long piece of work. */
export declare class TimeSlice {
    #private;
    /** Whether it is time for {@link pause}. */
    get isOver(): boolean;
    /** Waits until others have had a turn. */
    pause(): Promise<void>;
}
