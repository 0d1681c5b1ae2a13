package main

import (
	"encoding/json"
	"errors"

	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/intstr"

	"kubetyped/codec"
)

// jsonText is a JSON value, given as its text so that whitespace, number spelling and errors survive.
type jsonText struct {
	JSON string `json:"json"`
}

// through answers what a type makes of a JSON value: read with its UnmarshalJSON, written with its MarshalJSON.
func through[T any](args jsonText) (any, error) {
	if codec.HugeExponent(args.JSON) {
		return nil, codec.ErrHugeExponent
	}
	var value T
	if err := json.Unmarshal([]byte(args.JSON), &value); err != nil {
		return nil, err
	}
	out, err := json.Marshal(&value)
	if err != nil {
		return nil, err
	}
	return jsonText{string(out)}, nil
}

var (
	_ = add("time", through[metav1.Time])
	_ = add("microTime", through[metav1.MicroTime])
	_ = add("duration", through[metav1.Duration])
	_ = add("intOrString", through[intstr.IntOrString])
)

// quantity answers the text it has at once (json: as it is written after reading), the canonical one, and figures.
var _ = add("quantity", func(args struct {
	Text string `json:"text"`
}) (any, error) {
	if codec.HugeExponent(args.Text) {
		return nil, codec.ErrHugeExponent
	}
	q, err := resource.ParseQuantity(args.Text)
	if err != nil {
		return nil, err
	}
	written := q.DeepCopy()
	bare := q.DeepCopy()
	// Any arithmetic drops the cached text.
	bare.Add(resource.Quantity{})
	return map[string]any{
		"canonical":  written.String(),
		"computed":   bare.String(),
		"format":     q.Format,
		"value":      json.Number(resource.NewQuantity(q.Value(), resource.DecimalSI).AsDec().String()),
		"milliValue": json.Number(resource.NewQuantity(q.MilliValue(), resource.DecimalSI).AsDec().String()),
		"decimal":    q.AsDec().String(),
		"sign":       q.Sign(),
	}, nil
})

var _ = add("quantityCompare", func(args struct{ A, B string }) (any, error) {
	if codec.HugeExponent(args.A) || codec.HugeExponent(args.B) {
		return nil, codec.ErrHugeExponent
	}
	a, errA := resource.ParseQuantity(args.A)
	b, errB := resource.ParseQuantity(args.B)
	if err := errors.Join(errA, errB); err != nil {
		return nil, err
	}
	sum, difference := a.DeepCopy(), a.DeepCopy()
	sum.Add(b)
	difference.Sub(b)
	return map[string]any{"compare": a.Cmp(b), "sum": sum.String(), "difference": difference.String()}, nil
})
