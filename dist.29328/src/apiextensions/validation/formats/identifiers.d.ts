/** 24 hexadecimal digits. */
export declare function isBSONObjectID(text: string): boolean;
/** Any UUID, its dashes optional. */
export declare function isUUID(text: string): boolean;
export declare function isUUID3(text: string): boolean;
export declare function isUUID4(text: string): boolean;
export declare function isUUID5(text: string): boolean;
export declare function isISBN(text: string): boolean;
export declare function isISBN10(text: string): boolean;
export declare function isISBN13(text: string): boolean;
/** The number of a known card type with a valid check digit, ignoring other characters. */
export declare function isCreditCard(text: string): boolean;
/** A social security number of the United States. */
export declare function isSSN(text: string): boolean;
export declare function isHexColor(text: string): boolean;
/** `rgb(0, 31, 255)` */
export declare function isRGBColor(text: string): boolean;
/** Base64 with padding, of at least one byte. */
export declare function isBase64(text: string): boolean;
