export * from './creator.ts';
export * from './negotiated_serializer.ts';
export * from './object_typer.ts';
