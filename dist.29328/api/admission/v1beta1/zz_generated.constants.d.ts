export declare const PatchTypeJSONPatch = "JSONPatch";
export declare const Create = "CREATE";
export declare const Update = "UPDATE";
export declare const Delete = "DELETE";
export declare const Connect = "CONNECT";
