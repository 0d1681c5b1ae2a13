import type { Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from './faults.ts';
/** The rule of an object's name, when something refers to it. */
export declare const subdomain: (name: string) => string[];
/** The same for those whose names are DNS labels. */
export declare const label: (name: string) => string[];
/** The rule of names that need only fit into a URL. */
export declare const pathSegment: (name: string) => string[];
export declare function checkDNSLabel(faults: Faults, path: Path, value: string): void;
export declare function checkDNSSubdomain(faults: Faults, path: Path, value: string): void;
export declare function checkQualifiedName(faults: Faults, path: Path, value: string): void;
