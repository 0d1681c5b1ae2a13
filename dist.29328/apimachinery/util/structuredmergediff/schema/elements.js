// The elements of a schema, in their YAML form: plain data.
export {};
