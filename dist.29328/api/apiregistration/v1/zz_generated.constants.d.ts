export declare const ConditionTrue = "True";
export declare const ConditionFalse = "False";
export declare const ConditionUnknown = "Unknown";
export declare const Available = "Available";
