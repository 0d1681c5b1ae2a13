package main

import (
	"encoding/json"
	"fmt"
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"reflect"
	"regexp"
	"sort"
	"strconv"
	"strings"
)

// extractor turns the sources of one package into facts.
type extractor struct {
	loader *loader
	source *source
	proto  *protoFile
	// enums are the full names of all types marked as enumerations.
	enums   map[string]bool
	reports *[]string
}

func (x *extractor) report(format string, args ...any) {
	*x.reports = append(*x.reports, x.source.path+": "+fmt.Sprintf(format, args...))
}

var deprecation = regexp.MustCompile(`(?m)^Deprecated\b|\bDEPRECATED\b`)

// generatorMarkers steer code generators of the Go libraries and say nothing about the API.
var generatorMarkers = regexp.MustCompile(`^\+k8s:(deepcopy-gen|prerelease-lifecycle-gen|conversion-gen|openapi-gen|defaulter-gen|protobuf-gen|register-gen|openapi-model-package)`)

func validations(text string) (list []string) {
	for _, line := range strings.Split(text, "\n") {
		if strings.HasPrefix(line, "+k8s:") && !generatorMarkers.MatchString(line) {
			list = append(list, line)
		}
	}
	return list
}

func (x *extractor) structOf(decl typeDecl, named *types.Named) *structFacts {
	facts := &structFacts{
		Name:        decl.spec.Name.Name,
		CustomJSON:  hasMethod(named, "MarshalJSON", "UnmarshalJSON"),
		Deprecated:  deprecation.MatchString(decl.doc),
		Union:       hasMarker(decl.notes, "union"),
		StructType:  marker(decl.notes, "structType"),
		Validations: validations(decl.notes),
		Fields:      []*fieldFacts{},
	}
	// A new type over another struct: the markers are at the original.
	source, spec := x.source, decl.spec
	for {
		if _, ok := spec.Type.(*ast.StructType); ok {
			break
		}
		original := types.Unalias(source.info.TypeOf(spec.Type)).(*types.Named).Obj()
		if facts.SameAs == "" {
			facts.SameAs = fullName(original)
		}
		source = x.loader.sources[original.Pkg().Path()]
		spec = source.typeDecl(original.Name()).spec
	}
	message := x.proto.byName[facts.Name]
	joined := map[int]bool{}
	for _, field := range spec.Type.(*ast.StructType).Fields.List {
		for _, f := range x.fieldsOf(source, facts.Name, field, message) {
			facts.Fields = append(facts.Fields, f)
			if f.Proto != nil {
				joined[f.Proto.Number] = true
			}
		}
	}
	if message != nil && !facts.CustomJSON {
		for _, f := range message.Fields {
			if !joined[f.Number] {
				x.report("%s: proto field %s = %d has no Go field", facts.Name, f.Name, f.Number)
			}
		}
	}
	return facts
}

func (x *extractor) fieldsOf(source *source, owner string, field *ast.Field, message *messageFacts) (list []*fieldFacts) {
	t := source.info.TypeOf(field.Type)
	names := []string{}
	for _, ident := range field.Names {
		if ident.IsExported() {
			names = append(names, ident.Name)
		}
	}
	embedded := len(field.Names) == 0
	if embedded {
		full := reflectString(t)
		names = append(names, full[strings.LastIndexAny(full, ".*")+1:])
	}
	var tag reflect.StructTag
	if field.Tag != nil {
		text, _ := strconv.Unquote(field.Tag.Value)
		tag = reflect.StructTag(text)
	}
	for _, name := range names {
		f := &fieldFacts{Go: name, Type: refTo(t), GoType: reflectString(t)}
		f.Pointer, f.Type.Pointer = f.Type.Pointer, false
		options := strings.Split(tag.Get("json"), ",")
		f.JSON = options[0]
		inline := false
		for _, option := range options[1:] {
			inline = inline || option == "inline"
			f.OmitEmpty = f.OmitEmpty || option == "omitempty"
			f.OmitZero = f.OmitZero || option == "omitzero"
		}
		_, isStruct := t.Underlying().(*types.Struct)
		if f.JSON == "" && embedded && isStruct {
			f.Inline = true
		} else if f.JSON == "" {
			f.JSON = name
		}
		if inline != f.Inline && tag.Get("json") != "" {
			x.report("%s.%s: tag and Go disagree on whether it is inline", owner, name)
		}
		f.PatchStrategy, f.PatchMergeKey = tag.Get("patchStrategy"), tag.Get("patchMergeKey")
		x.joinProto(f, owner, tag.Get("protobuf"), message)

		doc := commentText(field.Doc)
		f.ListType, f.MapType, f.StructType = marker(doc, "listType"), marker(doc, "mapType"), marker(doc, "structType")
		f.ListMapKeys = markers(doc, "listMapKey")
		f.Required, f.Optional = hasMarker(doc, "required"), hasMarker(doc, "optional")
		f.Nullable = hasMarker(doc, "nullable")
		for _, gates := range markers(doc, "featureGate") {
			f.FeatureGates = append(f.FeatureGates, strings.Split(gates, ",")...)
		}
		f.Deprecated = deprecation.MatchString(doc)
		f.Validations = validations(doc)
		for _, line := range strings.Split(doc, "\n") {
			for _, prefix := range []string{"+unionDiscriminator", "+oneOf=", "+zeroOrOneOf="} {
				if strings.HasPrefix(line, prefix) {
					f.Union = append(f.Union, line[1:])
				}
			}
		}
		if values := markers(doc, "default"); len(values) > 0 {
			f.Default = x.defaultValue(source, values[0])
		}
		f.EnumType = x.enums[elementName(f.Type)]
		list = append(list, f)
	}
	return list
}

// defaultValue is JSON, or ref(Constant), which names a constant of the same package.
func (x *extractor) defaultValue(source *source, text string) json.RawMessage {
	if name, ok := strings.CutPrefix(text, "ref("); ok {
		c := source.pkg.Scope().Lookup(strings.TrimSuffix(name, ")")).(*types.Const)
		text = strconv.Quote(constant.StringVal(c.Val()))
	}
	if !json.Valid([]byte(text)) {
		x.report("default %s is not JSON", text)
		text = strconv.Quote(text)
	}
	return json.RawMessage(text)
}

func elementName(t *typeRef) string {
	for t.Named == "" {
		switch {
		case t.List != nil:
			t = t.List
		case t.Map != nil:
			t = t.Map
		default:
			return ""
		}
	}
	return t.Named
}

// joinProto finds the field's own row in generated.proto. The tag is trusted for the number and name only.
func (x *extractor) joinProto(f *fieldFacts, owner, tag string, message *messageFacts) {
	if message == nil {
		return
	}
	parts := strings.Split(tag, ",")
	number, name := -1, ""
	for i, part := range parts {
		if n, err := strconv.Atoi(part); err == nil && i == 1 {
			number = n
		}
		if n, ok := strings.CutPrefix(part, "name="); ok {
			name = n
		}
	}
	for _, row := range message.Fields {
		if row.Number == number || number < 0 && tag != "" && tag != "-" && row.Name == name {
			f.Proto = row.ref()
			if name != "" && name != row.Name {
				x.report("%s.%s: tag calls proto field %d %s, generated.proto %s", owner, f.Go, number, name, row.Name)
			}
			return
		}
	}
	if tag != "" && tag != "-" && f.JSON != "-" {
		x.report("%s.%s: tag %q has no field in generated.proto", owner, f.Go, tag)
	}
}

func (x *extractor) typeOf(decl typeDecl, object *types.TypeName) *typeFacts {
	facts := &typeFacts{Name: object.Name(), Deprecated: deprecation.MatchString(decl.doc), Validations: validations(decl.notes)}
	facts.Enum = hasMarker(decl.notes, "enum")
	if object.IsAlias() {
		if named, ok := types.Unalias(object.Type()).(*types.Named); ok {
			facts.Alias = fullName(named.Obj())
		} else {
			facts.Underlying = refTo(object.Type())
		}
		return facts
	}
	facts.Underlying = refTo(object.Type().Underlying())
	if x.proto.byName[facts.Name] != nil {
		facts.Proto = "message"
	}
	return facts
}

// constants lists the exported constants, and variables that hold a plain string, of the hand-written files.
func (x *extractor) constants(valuesOf map[string]*typeFacts) (list []*constantFacts) {
	for _, file := range x.source.files {
		if file.generated() {
			continue
		}
		for _, d := range file.ast.Decls {
			gen, ok := d.(*ast.GenDecl)
			if !ok || gen.Tok != token.CONST && gen.Tok != token.VAR {
				continue
			}
			for _, s := range gen.Specs {
				spec := s.(*ast.ValueSpec)
				doc := spec.Doc
				if doc == nil && !gen.Lparen.IsValid() {
					doc = gen.Doc
				}
				for i, ident := range spec.Names {
					if !ident.IsExported() {
						continue
					}
					var value constant.Value
					object := x.source.info.Defs[ident]
					if c, ok := object.(*types.Const); ok {
						value = c.Val()
					} else if i < len(spec.Values) {
						if b, ok := object.Type().Underlying().(*types.Basic); ok && b.Info()&types.IsString != 0 {
							value = x.source.info.Types[spec.Values[i]].Value
						}
					}
					if value == nil || value.Kind() == constant.Unknown {
						continue
					}
					facts := &constantFacts{Name: ident.Name, Value: plainValue(value), Deprecated: deprecation.MatchString(commentText(doc))}
					if named, ok := types.Unalias(object.Type()).(*types.Named); ok {
						name := fullName(named.Obj())
						if named.Obj().Pkg() == x.source.pkg {
							name = named.Obj().Name()
							if t := valuesOf[name]; t != nil {
								t.Values = append(t.Values, facts.Value)
							}
						}
						facts.Type = &name
					}
					list = append(list, facts)
				}
			}
		}
	}
	return list
}

func plainValue(value constant.Value) any {
	switch value.Kind() {
	case constant.String:
		return constant.StringVal(value)
	case constant.Bool:
		return constant.BoolVal(value)
	default:
		return json.Number(value.ExactString())
	}
}

// sortedKeys lists a set in order.
func sortedKeys(set map[string]bool) (list []string) {
	for key := range set {
		list = append(list, key)
	}
	sort.Strings(list)
	return list
}
