/** What keeps a text from being the schedule of a CronJob, in the words of Go's parser; undefined when nothing does. */
export declare function cronScheduleFault(schedule: string): string | undefined;
/** Whether this machine's tables have the time zone. */
export declare function isTimeZone(name: string): boolean;
