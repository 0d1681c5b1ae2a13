export const SCALAR = 1;
export const SEQUENCE = 2;
export const MAPPING = 3;
export const ALIAS = 4;
