// Command quantityvectors tells what Go computes with quantities.
//
// A quantity of a question is a text to parse, or {"n", "s", "f", "dec"}: n * 10^s in the format f, made from an int64
// or, with dec and where n is too large, from a decimal number; or null, read from JSON.
//
// Where Go is known to be wrong (mended.go), the answer is what would be right; anywhere else, the program ends when Go
// is wrong.
package main

import (
	"encoding/json"
	"fmt"
	"math/big"

	inf "gopkg.in/inf.v0"
	"k8s.io/apimachinery/pkg/api/resource"

	"kubetyped/rows"
)

func main() {
	rows.Main([]rows.Area{
		{Name: "quantity-of", Answer: describe, Inputs: ofInputs},
		{Name: "quantity-pair", Answer: computePair, Inputs: pairInputs},
		{Name: "quantity-product", Answer: multiply, Inputs: productInputs},
		{Name: "quantity-sum", Answer: sum, Inputs: sumInputs},
	})
}

type made struct {
	N   string          `json:"n"`
	S   int             `json:"s"`
	F   resource.Format `json:"f"`
	Dec bool            `json:"dec,omitempty"`
}

// read makes the quantity of a question. An int64 that Go can't negate is made a decimal number.
func read(in json.RawMessage) (resource.Quantity, error) {
	if string(in) == "null" {
		return rows.Read[resource.Quantity](in), nil
	}
	var text string
	if json.Unmarshal(in, &text) == nil {
		return resource.ParseQuantity(text)
	}
	from := rows.Read[made](in)
	n, ok := new(big.Int).SetString(from.N, 10)
	if !ok {
		panic(from.N)
	}
	if from.Dec || !n.IsInt64() || n.Cmp(mostNegative) == 0 {
		return *resource.NewDecimalQuantity(*inf.NewDecBig(n, inf.Scale(-from.S)), from.F), nil
	}
	switch from.S {
	case 0:
		return *resource.NewQuantity(n.Int64(), from.F), nil
	case -3:
		return *resource.NewMilliQuantity(n.Int64(), from.F), nil
	}
	q := resource.NewScaledQuantity(n.Int64(), resource.Scale(from.S))
	q.Format = from.F
	return *q, nil
}

type shown struct {
	Text   string          `json:"text"`
	Format resource.Format `json:"format"`
	// Amount is the number without zeros at its end, and the power of 10.
	Amount string `json:"amount"`
}

func show(q resource.Quantity) shown {
	copied := q.DeepCopy()
	return shown{Text: textOf(q.DeepCopy()), Format: q.Format, Amount: amountOf(copied.AsDec())}
}

func amountOf(dec *inf.Dec) string {
	n := new(big.Int).Set(dec.UnscaledBig())
	exponent := -int(dec.Scale())
	if n.Sign() == 0 {
		return "0e0"
	}
	for rest := new(big.Int); ; exponent++ {
		quotient, _ := new(big.Int).QuoRem(n, ten, rest)
		if rest.Sign() != 0 {
			return fmt.Sprintf("%se%d", n, exponent)
		}
		n = quotient
	}
}

var scales = []resource.Scale{resource.Nano, resource.Micro, resource.Milli, -1, 0, 1, resource.Kilo, resource.Mega, resource.Giga, resource.Tera, resource.Peta, resource.Exa}

type rounded struct {
	Scaled string `json:"scaled"`
	Up     shown  `json:"up"`
	Exact  bool   `json:"exact"`
}

func describe(in json.RawMessage) any {
	q, err := read(in)
	if err != nil {
		return map[string]string{"err": err.Error()}
	}
	negated := q.DeepCopy()
	negated.Neg()
	var roundings []rounded
	for _, scale := range scales {
		up := q.DeepCopy()
		exact := up.RoundUp(scale)
		roundings = append(roundings, rounded{Scaled: scaledValue(q.DeepCopy(), scale), Up: show(up), Exact: exact})
	}
	return map[string]any{
		"is": show(q), "json": jsonOf(q.DeepCopy()), "neg": show(negated), "sign": q.Sign(), "zero": q.IsZero(), "scales": roundings,
		"value": value(q.DeepCopy()), "milli": milliValue(q.DeepCopy()), "int64": wholeValue(q.DeepCopy()), "float": float(q.DeepCopy()),
	}
}

func readAll(in json.RawMessage) ([]resource.Quantity, error) {
	var all []resource.Quantity
	for _, each := range rows.Read[[]json.RawMessage](in) {
		q, err := read(each)
		if err != nil {
			return nil, err
		}
		all = append(all, q)
	}
	return all, nil
}

func computePair(in json.RawMessage) any {
	pair, err := readAll(in)
	if err != nil {
		return map[string]string{"err": err.Error()}
	}
	a, b := pair[0], pair[1]
	added, subtracted := a.DeepCopy(), a.DeepCopy()
	added.Add(b.DeepCopy())
	subtracted.Sub(b.DeepCopy())
	return map[string]any{
		"add": show(added), "sub": show(subtracted), "cmp": a.Cmp(b.DeepCopy()), "back": b.Cmp(a.DeepCopy()), "equal": a.Equal(b.DeepCopy()),
		"pointers": []bool{resource.QuantityPtrEqual(&a, &b), resource.QuantityPtrEqual(&a, nil), resource.QuantityPtrEqual(nil, &b), resource.QuantityPtrEqual(nil, nil)},
	}
}

// multiply answers about [quantity, int64 as text].
func multiply(in json.RawMessage) any {
	parts := rows.Read[[2]json.RawMessage](in)
	q, err := read(parts[0])
	if err != nil {
		return map[string]string{"err": err.Error()}
	}
	n, ok := new(big.Int).SetString(rows.Read[string](parts[1]), 10)
	if !ok || !n.IsInt64() {
		panic(string(parts[1]))
	}
	cmp := q.CmpInt64(n.Int64())
	q.Mul(n.Int64())
	return map[string]any{"product": show(q), "cmp": cmp}
}

func sum(in json.RawMessage) any {
	all, err := readAll(in)
	if err != nil {
		return map[string]string{"err": err.Error()}
	}
	var total resource.Quantity
	for i, q := range all {
		if i%4 == 3 {
			total.Sub(q)
		} else {
			total.Add(q)
		}
	}
	if len(all) == 0 {
		total.Format = resource.DecimalSI
	}
	return map[string]any{"total": show(total), "value": value(total)}
}
