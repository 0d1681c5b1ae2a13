export declare const AllowConcurrent = "Allow";
export declare const ForbidConcurrent = "Forbid";
export declare const ReplaceConcurrent = "Replace";
