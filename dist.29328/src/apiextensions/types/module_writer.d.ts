import type { JSONSchemaProps } from '#api/apiextensions/v1/zz_generated.types';
import type { Shape, Shapes } from './shapes.ts';
/** Writes types and descriptors of schemas, and remembers what they import. */
export declare class ModuleWriter {
    #private;
    /** Group and version: `example.com/v1`. */
    readonly apiVersion: string;
    constructor(apiVersion: string, shapes: Shapes, names: ReadonlyMap<Shape, string>);
    /** The import statements of all that was named. */
    get imports(): string;
    /** Imports a value, or with `type ` before its name a type. @returns the name */
    use(name: string, module: string): string;
    /** An interface and the descriptor of the same name. */
    struct(shape: Shape): string;
    /** The properties of an interface. */
    fields(schema: JSONSchemaProps, without?: readonly string[]): string;
    /** The rows of a descriptor, each in its line after the indentation. */
    rows(schema: JSONSchemaProps, indent: string, without?: readonly string[]): string;
    /** The type of the values that a schema admits, as TypeScript. */
    typeText(schema: JSONSchemaProps): string;
}
/** The module of metadata. */
export declare const META = "kubetyped/apimachinery/apis/meta/v1";
