export declare const RowCompleted = "Completed";
export declare const ConditionTrue = "True";
export declare const ConditionFalse = "False";
export declare const ConditionUnknown = "Unknown";
export declare const IncludeNone = "None";
export declare const IncludeMetadata = "Metadata";
export declare const IncludeObject = "Object";
