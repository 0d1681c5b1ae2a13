import { areAssignable, insideOptional, isAssignable, isDyn, mostGeneral, rename, Substitutions, substitute, typeParamsOf, } from '../types/assignable.js';
import { BoolType, DynType, ErrorType, IntType, listType, mapType, optionalType, typeOfType, typeParam, } from '../types/type.js';
import { typeOf } from '../values/type_of.js';
import { Scope } from './scope.js';
/**
 * Finds the type of each node, and what each name means. Mirrors cel-go's `checker.Check` for an environment with
 * comparisons across types of numbers, and no container.
 */
export function check(expr, declarations, locationOf, issues) {
    return new Checker(declarations, locationOf, issues).run(expr);
}
class Checker {
    declarations;
    locationOf;
    issues;
    types = new Map();
    references = new Map();
    known = new Substitutions();
    scope;
    variables = 0;
    constructor(declarations, locationOf, issues) {
        this.declarations = declarations;
        this.locationOf = locationOf;
        this.issues = issues;
        this.scope = new Scope(declarations.variables);
    }
    run(expr) {
        const checked = this.check(expr);
        for (const [id, type] of this.types)
            this.types.set(id, substitute(this.known, type, true));
        return { expr: checked, types: this.types, references: this.references };
    }
    check(e) {
        switch (e.kind) {
            case 'literal':
                this.types.set(e.id, typeOf(e.value));
                return e;
            case 'ident':
                return this.checkIdent(e);
            case 'select':
                return this.checkSelect(e);
            case 'call':
                return this.checkCall(e);
            case 'list':
                return this.checkList(e);
            case 'map':
                return this.checkMap(e);
            case 'struct':
                return this.checkStruct(e);
            case 'comprehension':
                return this.checkComprehension(e);
            case 'unspecified':
                this.report(e.id, 'unexpected unspecified type: ');
                return e;
        }
    }
    report(id, message) {
        this.issues.report(this.locationOf(id), message);
    }
    mismatch(id, expected, actual) {
        this.report(id, `expected type '${expected}' but found '${actual}'`);
    }
    undeclared(id, name) {
        this.report(id, `undeclared reference to '${name}' (in container '')`);
    }
    typeOf(e) {
        return this.types.get(e.id) ?? ErrorType;
    }
    /**
     * What a name stands for, `a` or `a.b.c`. A variable of a loop comes first, and what is selected of one is a field; `.a` is
     * never one.
     */
    lookupIdent(name) {
        const isGlobal = name.startsWith('.');
        const plain = isGlobal ? name.slice(1) : name;
        const first = plain.slice(0, firstLength(plain));
        const local = this.scope.local(first);
        if (local !== undefined && !isGlobal)
            return first === plain ? local : undefined;
        const found = this.scope.global(plain) ?? this.lookupType(plain);
        // The dot tells it from that of the loop.
        return found && local !== undefined ? { ...found, name: `.${found.name}` } : found;
    }
    lookupType(name) {
        const plain = name.startsWith('.') ? name.slice(1) : name;
        const type = this.declarations.types.findType(plain);
        return type === undefined ? undefined : { name: plain, type: typeOfType(type), value: type };
    }
    lookupFunction(name) {
        return this.declarations.functions.get(name.startsWith('.') ? name.slice(1) : name);
    }
    resolved(id, { name, type, value }) {
        this.types.set(id, type);
        this.references.set(id, { kind: 'ident', name, value });
        return { kind: 'ident', id, name };
    }
    checkIdent(e) {
        const ident = this.lookupIdent(e.name);
        if (ident !== undefined)
            return this.resolved(e.id, ident);
        this.types.set(e.id, ErrorType);
        this.undeclared(e.id, e.name);
        return e;
    }
    checkSelect(e) {
        const name = e.testOnly ? undefined : qualifiedName(e);
        const ident = name === undefined ? undefined : this.lookupIdent(name);
        if (ident !== undefined)
            return this.resolved(e.id, ident);
        const operand = this.check(e.operand);
        const type = this.fieldType(e.id, operand, e.field, false);
        this.types.set(e.id, substitute(this.known, e.testOnly ? BoolType : type, false));
        return { ...e, operand };
    }
    /** `a.?b`. */
    checkOptionalSelect(e) {
        const [target, field] = e.args;
        const operand = this.check(target);
        const name = field.kind === 'literal' && typeof field.value === 'string' ? field.value : '';
        const type = this.fieldType(e.id, operand, name, true);
        this.types.set(e.id, substitute(this.known, type, false));
        this.references.set(e.id, { kind: 'function', overloads: ['select_optional_field'] });
        return { ...e, args: [operand, field] };
    }
    fieldType(id, operand, field, optional) {
        const operandType = substitute(this.known, this.typeOf(operand), false);
        const inside = insideOptional(operandType);
        const target = inside ?? operandType;
        let result;
        switch (target.kind) {
            case 'map':
                result = target.params[1];
                break;
            case 'struct':
                result = this.lookupField(id, target.name, field) ?? ErrorType;
                break;
            case 'param':
                // Nothing is known yet: from here on it is dyn.
                isAssignable(this.known, DynType, target);
                result = DynType;
                break;
            default:
                if (!isDyn(target) && target.kind !== 'error')
                    this.report(id, `type '${target}' does not support field selection`);
                result = DynType;
        }
        return inside !== undefined || optional ? optionalType(result) : result;
    }
    lookupField(id, typeName, field) {
        const { types } = this.declarations;
        if (types.findType(typeName) === undefined) {
            this.report(id, `unexpected failed resolution of '${typeName}'`);
            return undefined;
        }
        const type = types.findField(typeName, field);
        if (type === undefined)
            this.report(id, `undefined field '${field}'`);
        return type;
    }
    checkCall(e) {
        if (e.function === '_?._')
            return this.checkOptionalSelect(e);
        const args = e.args.map((arg) => this.check(arg));
        if (e.target === undefined) {
            const declared = this.lookupFunction(e.function);
            if (declared === undefined) {
                this.undeclared(e.id, e.function);
                this.types.set(e.id, ErrorType);
                return { ...e, args };
            }
            this.resolveOverload(e.id, declared, undefined, args);
            return { ...e, function: declared.name, args };
        }
        // A dotted name in front may be part of the function's name.
        const prefix = qualifiedName(e.target);
        const qualified = prefix === undefined ? undefined : this.lookupFunction(`${prefix}.${e.function}`);
        if (qualified !== undefined) {
            this.resolveOverload(e.id, qualified, undefined, args);
            return { ...e, function: qualified.name, target: undefined, args };
        }
        const target = this.check(e.target);
        const declared = this.lookupFunction(e.function);
        if (declared === undefined) {
            this.types.set(e.id, ErrorType);
            this.undeclared(e.id, e.function);
        }
        else {
            this.resolveOverload(e.id, declared, target, args);
        }
        return { ...e, target, args };
    }
    resolveOverload(id, declared, target, args) {
        const argTypes = [...(target === undefined ? [] : [target]), ...args].map((arg) => this.typeOf(arg));
        if (declared.name === '_&&_' || declared.name === '_||_') {
            this.resolveLogical(id, declared, args, argTypes);
            return;
        }
        const overloads = [];
        let result;
        for (const overload of declared.overloads) {
            if (overload.member !== (target !== undefined))
                continue;
            const params = typeParamsOf([overload.result, ...overload.args]);
            const fresh = new Map(Array.from(params, (name) => [name, this.newVariable()]));
            if (!areAssignable(this.known, argTypes, overload.args.map((arg) => rename(arg, fresh))))
                continue;
            overloads.push(overload.id);
            const type = substitute(this.known, rename(overload.result, fresh), false);
            if (result === undefined)
                result = type;
            else if (!isDyn(result) && !type.equals(result))
                result = DynType;
        }
        if (result === undefined) {
            const shown = argTypes.map((type) => substitute(this.known, type, true).toString());
            const receiver = target === undefined ? '' : `${shown.shift()}.`;
            this.report(id, `found no matching overload for '${declared.name}' applied to '${receiver}(${shown.join(', ')})'`);
            this.types.set(id, ErrorType);
            return;
        }
        this.types.set(id, result);
        this.references.set(id, { kind: 'function', overloads });
    }
    resolveLogical(id, declared, args, argTypes) {
        let good = true;
        for (const [index, type] of argTypes.entries()) {
            if (isAssignable(this.known, type, BoolType))
                continue;
            this.mismatch(args[index].id, BoolType, type);
            good = false;
        }
        this.types.set(id, good ? BoolType : ErrorType);
        if (good)
            this.references.set(id, { kind: 'function', overloads: [declared.overloads[0].id] });
    }
    newVariable() {
        return typeParam(`_var${this.variables++}`);
    }
    /** The type of an optional entry's value. */
    optionalEntry(e) {
        const type = this.typeOf(e);
        const inside = insideOptional(type);
        if (inside === undefined && !isDyn(type))
            this.mismatch(e.id, optionalType(type), type);
        return inside ?? type;
    }
    join(previous, current) {
        if (previous === undefined)
            return current;
        if (isAssignable(this.known, previous, current))
            return mostGeneral(previous, current);
        return DynType;
    }
    checkList(e) {
        let elementType;
        const elements = e.elements.map((each, index) => {
            const element = this.check(each);
            const type = e.optionals.includes(index) ? this.optionalEntry(element) : this.typeOf(element);
            elementType = this.join(elementType, type);
            return element;
        });
        this.types.set(e.id, listType(elementType ?? this.newVariable()));
        return { ...e, elements };
    }
    checkMap(e) {
        let keyType;
        let valueType;
        const entries = e.entries.map((entry) => {
            const key = this.check(entry.key);
            keyType = this.join(keyType, this.typeOf(key));
            const value = this.check(entry.value);
            valueType = this.join(valueType, entry.optional ? this.optionalEntry(value) : this.typeOf(value));
            return { ...entry, key, value };
        });
        keyType ??= this.newVariable();
        valueType ??= this.newVariable();
        this.types.set(e.id, mapType(keyType, valueType));
        return { ...e, entries };
    }
    checkStruct(e) {
        const ident = this.lookupType(e.typeName);
        if (ident === undefined) {
            this.undeclared(e.id, e.typeName);
            this.types.set(e.id, ErrorType);
            return e;
        }
        this.references.set(e.id, { kind: 'ident', name: ident.name, value: undefined });
        let result = ErrorType;
        if (ident.type.kind !== 'type') {
            if (ident.type.kind !== 'error')
                this.report(e.id, `'${ident.type.name}' is not a type`);
        }
        else {
            const type = ident.type.params[0] ?? DynType;
            if (type.kind === 'struct')
                result = type;
            else
                this.report(e.id, `'${type.name}' is not a message type`);
        }
        this.types.set(e.id, result);
        const fields = e.fields.map((field) => {
            const value = this.check(field.value);
            const fieldType = this.lookupField(field.id, result.kind === 'struct' ? result.name : ident.name, field.name) ?? ErrorType;
            const type = field.optional ? this.optionalEntry(value) : this.typeOf(value);
            if (!isAssignable(this.known, fieldType, type)) {
                this.report(field.id, `expected type of field '${field.name}' is '${fieldType}' but provided type is '${type}'`);
            }
            return { ...field, value };
        });
        return { ...e, typeName: ident.name, fields };
    }
    checkComprehension(e) {
        const iterRange = this.check(e.iterRange);
        const accuInit = this.check(e.accuInit);
        const rangeType = substitute(this.known, this.typeOf(iterRange), false);
        const accuType = this.typeOf(accuInit);
        const outer = this.scope;
        const accuScope = outer.with({ name: e.accuVar, type: accuType });
        const [first, second] = this.iterationTypes(iterRange, rangeType, e.iterVar2 !== '');
        const variables = [{ name: e.iterVar, type: first }];
        if (e.iterVar2 !== '')
            variables.push({ name: e.iterVar2, type: second });
        this.scope = accuScope.with(...variables);
        const loopCondition = this.check(e.loopCondition);
        this.assertType(loopCondition, BoolType);
        const loopStep = this.check(e.loopStep);
        this.assertType(loopStep, accuType);
        this.scope = accuScope;
        const result = this.check(e.result);
        this.scope = outer;
        this.types.set(e.id, substitute(this.known, this.typeOf(result), false));
        return { ...e, iterRange, accuInit, loopCondition, loopStep, result };
    }
    iterationTypes(range, type, two) {
        switch (type.kind) {
            case 'list':
                return two ? [IntType, type.params[0]] : [type.params[0], DynType];
            case 'map':
                return [type.params[0], type.params[1]];
            case 'dyn':
            case 'error':
            case 'param':
                isAssignable(this.known, DynType, type);
                return [DynType, DynType];
            default:
                this.report(range.id, `expression of type '${type}' cannot be range of a comprehension (must be list, map, or dynamic)`);
                return [ErrorType, ErrorType];
        }
    }
    assertType(e, type) {
        if (!isAssignable(this.known, type, this.typeOf(e)))
            this.mismatch(e.id, type, this.typeOf(e));
    }
}
/** How long the first part of a name is. */
function firstLength(name) {
    const dot = name.indexOf('.');
    return dot < 0 ? name.length : dot;
}
/** `a.b.c` as a name; `undefined` for anything else. */
function qualifiedName(e) {
    if (e.kind === 'ident')
        return e.name;
    if (e.kind !== 'select' || e.testOnly)
        return undefined;
    const operand = qualifiedName(e.operand);
    return operand === undefined ? undefined : `${operand}.${e.field}`;
}
