/** A scalar made of its syntax and of what is done with values. Use the syntax alone when only validating. */
export function withForms(syntax, forms) {
    return { ...syntax, ...forms };
}
