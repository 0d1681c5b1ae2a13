export declare const MigrationRunning = "Running";
export declare const MigrationSucceeded = "Succeeded";
export declare const MigrationFailed = "Failed";
