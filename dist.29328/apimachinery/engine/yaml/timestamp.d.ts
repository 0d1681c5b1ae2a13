/** Whether Go's YAML library takes a plain scalar for a timestamp: it does for fewer forms than YAML 1.1 has. */
export declare function isTimestamp(text: string): boolean;
