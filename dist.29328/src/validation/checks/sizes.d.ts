/** How many bytes a text has in UTF-8. */
export declare function textSize(text: string): number;
/** How many bytes a text in base64 stands for. */
export declare function base64Size(text: string): number;
