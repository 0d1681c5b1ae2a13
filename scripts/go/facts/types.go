package main

import (
	"fmt"
	"go/types"
)

func fullName(named types.Object) string {
	if named.Pkg() == nil {
		return named.Name()
	}
	return named.Pkg().Path() + "." + named.Name()
}

func isByte(t types.Type) bool {
	b, ok := types.Unalias(t).(*types.Basic)
	return ok && b.Kind() == types.Uint8
}

func refTo(t types.Type) *typeRef {
	switch t := types.Unalias(t).(type) {
	case *types.Named:
		switch under := t.Underlying().(type) {
		case *types.Struct:
			return &typeRef{Ref: fullName(t.Obj())}
		case *types.Interface:
			return &typeRef{Interface: fullName(t.Obj())}
		default:
			ref := refTo(under)
			ref.Named = fullName(t.Obj())
			return ref
		}
	case *types.Basic:
		return &typeRef{Basic: t.Name()}
	case *types.Pointer:
		ref := refTo(t.Elem())
		ref.Pointer = true
		return ref
	case *types.Slice:
		if isByte(t.Elem()) {
			return &typeRef{Bytes: true}
		}
		return &typeRef{List: refTo(t.Elem())}
	case *types.Map:
		return &typeRef{Map: refTo(t.Elem()), Key: refTo(t.Key())}
	case *types.Interface:
		return &typeRef{Any: true}
	}
	panic(fmt.Sprintf("type %s (%T) has no place in an API", t, t))
}

// reflectString is the type as reflect.Type.String prints it.
func reflectString(t types.Type) string {
	switch t := types.Unalias(t).(type) {
	case *types.Named:
		if t.Obj().Pkg() == nil {
			return t.Obj().Name()
		}
		return t.Obj().Pkg().Name() + "." + t.Obj().Name()
	case *types.Basic:
		if t.Kind() == types.Uint8 {
			return "uint8"
		}
		return t.Name()
	case *types.Pointer:
		return "*" + reflectString(t.Elem())
	case *types.Slice:
		return "[]" + reflectString(t.Elem())
	case *types.Map:
		return "map[" + reflectString(t.Key()) + "]" + reflectString(t.Elem())
	case *types.Interface:
		if t.NumMethods() == 0 {
			return "interface {}"
		}
	}
	return types.TypeString(t, func(p *types.Package) string { return p.Name() })
}

// hasMethod tells whether a pointer to the type has the method itself, not through an embedded struct.
func hasMethod(named *types.Named, names ...string) bool {
	for i := range named.NumMethods() {
		for _, name := range names {
			if named.Method(i).Name() == name {
				return true
			}
		}
	}
	return false
}
