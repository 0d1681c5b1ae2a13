export declare const AllObjects = "*";
