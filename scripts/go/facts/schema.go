package main

import "encoding/json"

// The shape of facts.json. The order of the fields here is their order in the file.

type packageFacts struct {
	Package       string
	Group         *string
	Version       string
	RegistersMeta bool
	ProtoPackage  string
	GoPackage     string
	ProtoImports  []string
	Kinds         []*kindFacts
	Structs       []*structFacts
	Types         []*typeFacts
	Constants     []*constantFacts
	Messages      []*messageFacts
}

type kindFacts struct {
	Name          string           `json:"name"`
	List          bool             `json:"list"`
	ListKind      string           `json:"listKind,omitempty"`
	ItemKind      string           `json:"itemKind,omitempty"`
	Scope         string           `json:"scope,omitempty"`
	Plural        string           `json:"plural,omitempty"`
	Singular      string           `json:"singular,omitempty"`
	Subresources  []string         `json:"subresources,omitempty"`
	SubresourceOf []string         `json:"subresourceOf,omitempty"`
	Verbs         []string         `json:"verbs,omitempty"`
	Registered    []string         `json:"registered,omitempty"`
	Introduced    string           `json:"introduced,omitempty"`
	Deprecated    string           `json:"deprecated,omitempty"`
	Removed       string           `json:"removed,omitempty"`
	Replacement   *replacementKind `json:"replacement,omitempty"`
}

type replacementKind struct {
	Group   string `json:"group"`
	Version string `json:"version"`
	Kind    string `json:"kind"`
}

type structFacts struct {
	Name        string        `json:"name"`
	SameAs      string        `json:"sameAs,omitempty"`
	CustomJSON  bool          `json:"customJSON,omitempty"`
	Deprecated  bool          `json:"deprecated,omitempty"`
	Union       bool          `json:"union,omitempty"`
	StructType  string        `json:"structType,omitempty"`
	Validations []string      `json:"validations,omitempty"`
	Fields      []*fieldFacts `json:"-"`
}

type fieldFacts struct {
	Go            string          `json:"go"`
	JSON          string          `json:"json"`
	Type          *typeRef        `json:"type"`
	Pointer       bool            `json:"pointer,omitempty"`
	OmitEmpty     bool            `json:"omitempty,omitempty"`
	OmitZero      bool            `json:"omitzero,omitempty"`
	Inline        bool            `json:"inline,omitempty"`
	GoType        string          `json:"goType"`
	Proto         *protoFieldRef  `json:"proto,omitempty"`
	PatchStrategy string          `json:"patchStrategy,omitempty"`
	PatchMergeKey string          `json:"patchMergeKey,omitempty"`
	ListType      string          `json:"listType,omitempty"`
	ListMapKeys   []string        `json:"listMapKeys,omitempty"`
	MapType       string          `json:"mapType,omitempty"`
	StructType    string          `json:"structType,omitempty"`
	Required      bool            `json:"required,omitempty"`
	Optional      bool            `json:"optional,omitempty"`
	Default       json.RawMessage `json:"default,omitempty"`
	EnumType      bool            `json:"enumType,omitempty"`
	FeatureGates  []string        `json:"featureGates,omitempty"`
	Deprecated    bool            `json:"deprecated,omitempty"`
	Nullable      bool            `json:"nullable,omitempty"`
	Union         []string        `json:"union,omitempty"`
	Validations   []string        `json:"validations,omitempty"`
}

type protoFieldRef struct {
	Number   int      `json:"number"`
	Name     string   `json:"name"`
	Type     string   `json:"type,omitempty"`
	Repeated bool     `json:"repeated,omitempty"`
	Map      []string `json:"map,omitempty"`
}

// typeRef is the schema's T: exactly one of its shapes, and the name of the type when it has one.
type typeRef struct {
	Named     string   `json:"named,omitempty"`
	Basic     string   `json:"basic,omitempty"`
	Bytes     bool     `json:"bytes,omitempty"`
	Ref       string   `json:"ref,omitempty"`
	List      *typeRef `json:"list,omitempty"`
	Map       *typeRef `json:"map,omitempty"`
	Key       *typeRef `json:"key,omitempty"`
	Any       bool     `json:"any,omitempty"`
	Interface string   `json:"interface,omitempty"`
	Pointer   bool     `json:"pointer,omitempty"`
}

type typeFacts struct {
	Name        string   `json:"name"`
	Alias       string   `json:"alias,omitempty"`
	Underlying  *typeRef `json:"underlying,omitempty"`
	Enum        bool     `json:"enum,omitempty"`
	Proto       string   `json:"proto,omitempty"`
	Deprecated  bool     `json:"deprecated,omitempty"`
	Validations []string `json:"validations,omitempty"`
	Values      []any    `json:"values,omitempty"`
}

type constantFacts struct {
	Name       string  `json:"name"`
	Type       *string `json:"type"`
	Value      any     `json:"value"`
	Deprecated bool    `json:"deprecated,omitempty"`
}

type messageFacts struct {
	Name   string               `json:"name"`
	Fields []*messageFieldFacts `json:"-"`
}

type messageFieldFacts struct {
	Name   string `json:"name"`
	Number int    `json:"number"`
	Label  string `json:"label,omitempty"`
	Type   string `json:"type"`
}
