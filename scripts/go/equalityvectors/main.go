// Command equalityvectors tells which pairs of objects equality.Semantic takes for equal, or one for derived from the
// other.
package main

import (
	"encoding/json"

	"k8s.io/apimachinery/pkg/api/equality"

	"kubetyped/codec"
	"kubetyped/rows"
)

// pair is the JSON of two objects.
type pair struct {
	A string `json:"a"`
	B string `json:"b"`
}

type answer struct {
	Equal bool `json:"equal"`
	// Derived: the second object has all that the first has. Derives: the other way round.
	Derived bool `json:"derived"`
	Derives bool `json:"derives"`
}

// compare answers with null when Go can't read both objects.
func compare(in json.RawMessage) any {
	texts := rows.Read[pair](in)
	a := codec.Decode([]byte(texts.A), "json", false, nil)
	b := codec.Decode([]byte(texts.B), "json", false, nil)
	if a.Err != nil || b.Err != nil {
		return nil
	}
	return answer{
		Equal:   equality.Semantic.DeepEqual(a.Object, b.Object),
		Derived: equality.Semantic.DeepDerivative(a.Object, b.Object),
		Derives: equality.Semantic.DeepDerivative(b.Object, a.Object),
	}
}

func main() {
	rows.Main([]rows.Area{{Name: "equality", Answer: compare, Inputs: inputs}})
}
