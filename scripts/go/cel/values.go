package main

import (
	"encoding/hex"
	"encoding/json"
	"fmt"
	"sort"
	"strconv"
	"strings"
	"time"

	"github.com/google/cel-go/cel"
	"github.com/google/cel-go/common/types"
	"github.com/google/cel-go/common/types/ref"
	"github.com/google/cel-go/common/types/traits"
)

func object(key string, value any) json.RawMessage {
	text, err := json.Marshal(map[string]any{key: value})
	if err != nil {
		panic(err)
	}
	return text
}

// encode writes a value as an object with one property: its type.
func encode(value ref.Val) json.RawMessage {
	switch v := value.(type) {
	case types.Bool:
		return object("bool", bool(v))
	case types.Int:
		return object("int", strconv.FormatInt(int64(v), 10))
	case types.Uint:
		return object("uint", strconv.FormatUint(uint64(v), 10))
	case types.Double:
		return object("double", strconv.FormatFloat(float64(v), 'g', -1, 64))
	case types.String:
		return object("string", string(v))
	case types.Bytes:
		return object("bytes", hex.EncodeToString(v))
	case types.Null:
		return object("null", true)
	case types.Duration:
		return object("duration", strconv.FormatInt(int64(v.Duration), 10))
	case types.Timestamp:
		return object("timestamp", v.Format(time.RFC3339Nano))
	case *types.Optional:
		if !v.HasValue() {
			return object("optional", nil)
		}
		return object("optional", encode(v.GetValue()))
	case *types.Type:
		return object("type", v.TypeName())
	case *types.Err:
		return object("error", v.Error())
	case traits.Lister:
		elements := []json.RawMessage{}
		for it := v.Iterator(); it.HasNext() == types.True; {
			elements = append(elements, encode(it.Next()))
		}
		return object("list", elements)
	case traits.Mapper:
		entries := []string{}
		for it := v.Iterator(); it.HasNext() == types.True; {
			key := it.Next()
			if key == nil {
				continue
			}
			entries = append(entries, fmt.Sprintf("[%s,%s]", encode(key), encode(v.Get(key))))
		}
		sort.Strings(entries)
		return json.RawMessage(`{"map":[` + strings.Join(entries, ",") + `]}`)
	}
	return object("opaque", value.Type().TypeName())
}

// decode reads what encode writes.
func decode(text json.RawMessage) (ref.Val, error) {
	var one map[string]json.RawMessage
	if err := json.Unmarshal(text, &one); err != nil {
		return nil, err
	}
	for kind, inner := range one {
		var s string
		_ = json.Unmarshal(inner, &s)
		switch kind {
		case "bool":
			return types.Bool(string(inner) == "true"), nil
		case "int":
			v, err := strconv.ParseInt(s, 10, 64)
			return types.Int(v), err
		case "uint":
			v, err := strconv.ParseUint(s, 10, 64)
			return types.Uint(v), err
		case "double":
			v, err := strconv.ParseFloat(s, 64)
			return types.Double(v), err
		case "string":
			return types.String(s), nil
		case "bytes":
			v, err := hex.DecodeString(s)
			return types.Bytes(v), err
		case "null":
			return types.NullValue, nil
		case "duration":
			v, err := strconv.ParseInt(s, 10, 64)
			return types.Duration{Duration: time.Duration(v)}, err
		case "timestamp":
			v, err := time.Parse(time.RFC3339Nano, s)
			return types.Timestamp{Time: v}, err
		case "list":
			var elements []json.RawMessage
			if err := json.Unmarshal(inner, &elements); err != nil {
				return nil, err
			}
			values := []ref.Val{}
			for _, element := range elements {
				v, err := decode(element)
				if err != nil {
					return nil, err
				}
				values = append(values, v)
			}
			return types.DefaultTypeAdapter.NativeToValue(values), nil
		case "map":
			var entries [][2]json.RawMessage
			if err := json.Unmarshal(inner, &entries); err != nil {
				return nil, err
			}
			values := map[ref.Val]ref.Val{}
			for _, entry := range entries {
				key, err := decode(entry[0])
				if err != nil {
					return nil, err
				}
				if values[key], err = decode(entry[1]); err != nil {
					return nil, err
				}
			}
			return types.DefaultTypeAdapter.NativeToValue(values), nil
		case "optional":
			if string(inner) == "null" {
				return types.OptionalNone, nil
			}
			v, err := decode(inner)
			return types.OptionalOf(v), err
		}
	}
	return nil, fmt.Errorf("no value: %s", text)
}

// declaredType is the type to declare a variable with that holds a value.
func declaredType(value ref.Val) *cel.Type {
	switch value.(type) {
	case traits.Lister:
		return cel.ListType(cel.DynType)
	case traits.Mapper:
		return cel.MapType(cel.DynType, cel.DynType)
	case *types.Optional:
		return cel.OptionalType(cel.DynType)
	}
	return value.Type().(*types.Type)
}

var simpleTypes = map[string]*cel.Type{
	"bool": cel.BoolType, "bytes": cel.BytesType, "double": cel.DoubleType, "duration": cel.DurationType, "dyn": cel.DynType,
	"int": cel.IntType, "null": cel.NullType, "string": cel.StringType, "timestamp": cel.TimestampType, "uint": cel.UintType,
}

// parseType reads a type as error texts show it.
func parseType(text string) (*cel.Type, error) {
	if t, ok := simpleTypes[text]; ok {
		return t, nil
	}
	open := strings.IndexByte(text, '(')
	if open < 0 || !strings.HasSuffix(text, ")") {
		return nil, fmt.Errorf("no type: %s", text)
	}
	var parameters []*cel.Type
	inside, depth, start := text[open+1:len(text)-1], 0, 0
	for i := 0; i <= len(inside); i++ {
		if i == len(inside) || (inside[i] == ',' && depth == 0) {
			t, err := parseType(strings.TrimSpace(inside[start:i]))
			if err != nil {
				return nil, err
			}
			parameters = append(parameters, t)
			start = i + 1
		} else if inside[i] == '(' {
			depth++
		} else if inside[i] == ')' {
			depth--
		}
	}
	switch name := text[:open]; {
	case name == "list" && len(parameters) == 1:
		return cel.ListType(parameters[0]), nil
	case name == "map" && len(parameters) == 2:
		return cel.MapType(parameters[0], parameters[1]), nil
	case name == "optional_type" && len(parameters) == 1:
		return cel.OptionalType(parameters[0]), nil
	case name == "type":
		return types.NewTypeTypeWithParam(parameters[0]), nil
	}
	return nil, fmt.Errorf("no type: %s", text)
}
