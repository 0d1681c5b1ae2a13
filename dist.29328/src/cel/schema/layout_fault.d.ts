/** Why a text does not have a layout, in the words of Go's `time.Parse`. */
export declare function layoutFault(text: string, layout: '2006-01-02' | '2006-01-02T15:04:05'): string;
