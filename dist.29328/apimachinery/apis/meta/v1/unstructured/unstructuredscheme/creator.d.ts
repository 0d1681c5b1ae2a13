import type { ObjectCreater, ObjectDefaulter } from '#apimachinery/runtime/object_typer';
/** Creates an {@link Unstructured} of any kind. Mirrors Go's `unstructuredscheme.NewUnstructuredCreator`. */
export declare function newUnstructuredCreator(): ObjectCreater;
/** Sets no defaults on any object. Mirrors Go's `unstructuredscheme.NewUnstructuredDefaulter`. */
export declare function newUnstructuredDefaulter(): ObjectDefaulter;
