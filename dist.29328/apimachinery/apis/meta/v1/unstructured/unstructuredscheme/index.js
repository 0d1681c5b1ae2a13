export * from './creator.js';
export * from './negotiated_serializer.js';
export * from './object_typer.js';
