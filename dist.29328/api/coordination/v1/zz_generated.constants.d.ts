export declare const OldestEmulationVersion = "OldestEmulationVersion";
