package v1

import (
	"fmt"

	"google.golang.org/protobuf/encoding/protowire"
)

// The wire form that the published packages' generated code has: every plain field is written, zero or not, in order
// of its number.

type marshaler interface{ Marshal() ([]byte, error) }

func appendMessage(b []byte, number protowire.Number, m marshaler) ([]byte, error) {
	body, err := m.Marshal()
	if err != nil {
		return nil, err
	}
	return protowire.AppendBytes(protowire.AppendTag(b, number, protowire.BytesType), body), nil
}

func appendString(b []byte, number protowire.Number, s string) []byte {
	return protowire.AppendString(protowire.AppendTag(b, number, protowire.BytesType), s)
}

func appendVarint(b []byte, number protowire.Number, v uint64) []byte {
	return protowire.AppendVarint(protowire.AppendTag(b, number, protowire.VarintType), v)
}

func (in *APIService) Marshal() (b []byte, err error) {
	for i, m := range []marshaler{&in.ObjectMeta, &in.Spec, &in.Status} {
		if b, err = appendMessage(b, protowire.Number(i+1), m); err != nil {
			return nil, err
		}
	}
	return b, nil
}

func (in *APIServiceList) Marshal() (b []byte, err error) {
	if b, err = appendMessage(b, 1, &in.ListMeta); err != nil {
		return nil, err
	}
	for i := range in.Items {
		if b, err = appendMessage(b, 2, &in.Items[i]); err != nil {
			return nil, err
		}
	}
	return b, nil
}

func (in *APIServiceSpec) Marshal() (b []byte, err error) {
	if in.Service != nil {
		if b, err = appendMessage(b, 1, in.Service); err != nil {
			return nil, err
		}
	}
	b = appendString(b, 2, in.Group)
	b = appendString(b, 3, in.Version)
	b = appendVarint(b, 4, protowire.EncodeBool(in.InsecureSkipTLSVerify))
	if in.CABundle != nil {
		b = appendString(b, 5, string(in.CABundle))
	}
	b = appendVarint(b, 7, uint64(in.GroupPriorityMinimum))
	return appendVarint(b, 8, uint64(in.VersionPriority)), nil
}

func (in *ServiceReference) Marshal() (b []byte, err error) {
	b = appendString(b, 1, in.Namespace)
	b = appendString(b, 2, in.Name)
	if in.Port != nil {
		b = appendVarint(b, 3, uint64(*in.Port))
	}
	return b, nil
}

func (in *APIServiceStatus) Marshal() (b []byte, err error) {
	for i := range in.Conditions {
		if b, err = appendMessage(b, 1, &in.Conditions[i]); err != nil {
			return nil, err
		}
	}
	return b, nil
}

func (in *APIServiceCondition) Marshal() (b []byte, err error) {
	b = appendString(b, 1, string(in.Type))
	b = appendString(b, 2, string(in.Status))
	if b, err = appendMessage(b, 3, &in.LastTransitionTime); err != nil {
		return nil, err
	}
	b = appendString(b, 4, in.Reason)
	return appendString(b, 5, in.Message), nil
}

// readFields calls one of the functions for each field of a message; fields without a function are skipped.
func readFields(data []byte, texts map[protowire.Number]func([]byte) error, numbers map[protowire.Number]func(uint64)) error {
	for len(data) > 0 {
		number, wire, n := protowire.ConsumeTag(data)
		if n < 0 {
			return protowire.ParseError(n)
		}
		data = data[n:]
		if texts[number] != nil && wire != protowire.BytesType || numbers[number] != nil && wire != protowire.VarintType {
			return fmt.Errorf("proto: wrong wireType = %d for field %d", wire, number)
		}
		if set := texts[number]; set != nil {
			body, n := protowire.ConsumeBytes(data)
			if n < 0 {
				return protowire.ParseError(n)
			}
			if err := set(body); err != nil {
				return err
			}
			data = data[n:]
			continue
		}
		if set := numbers[number]; set != nil {
			v, n := protowire.ConsumeVarint(data)
			if n < 0 {
				return protowire.ParseError(n)
			}
			set(v)
			data = data[n:]
			continue
		}
		n = protowire.ConsumeFieldValue(number, wire, data)
		if n < 0 {
			return protowire.ParseError(n)
		}
		data = data[n:]
	}
	return nil
}

type (
	texts   = map[protowire.Number]func([]byte) error
	numbers = map[protowire.Number]func(uint64)
)

func text[T ~string](s *T) func([]byte) error {
	return func(b []byte) error { *s = T(b); return nil }
}

func (in *APIService) Reset() { *in = APIService{} }

func (in *APIService) Unmarshal(data []byte) error {
	return readFields(data, texts{1: in.ObjectMeta.Unmarshal, 2: in.Spec.Unmarshal, 3: in.Status.Unmarshal}, nil)
}

func (in *APIServiceList) Reset() { *in = APIServiceList{} }

func (in *APIServiceList) Unmarshal(data []byte) error {
	return readFields(data, texts{1: in.ListMeta.Unmarshal, 2: func(b []byte) error {
		in.Items = append(in.Items, APIService{})
		return in.Items[len(in.Items)-1].Unmarshal(b)
	}}, nil)
}

func (in *APIServiceSpec) Unmarshal(data []byte) error {
	return readFields(data, texts{
		1: func(b []byte) error {
			if in.Service == nil {
				in.Service = &ServiceReference{}
			}
			return in.Service.Unmarshal(b)
		},
		2: text(&in.Group),
		3: text(&in.Version),
		5: func(b []byte) error { in.CABundle = append([]byte{}, b...); return nil },
	}, numbers{
		4: func(v uint64) { in.InsecureSkipTLSVerify = v != 0 },
		7: func(v uint64) { in.GroupPriorityMinimum = int32(v) },
		8: func(v uint64) { in.VersionPriority = int32(v) },
	})
}

func (in *ServiceReference) Unmarshal(data []byte) error {
	return readFields(data, texts{1: text(&in.Namespace), 2: text(&in.Name)}, numbers{3: func(v uint64) {
		port := int32(v)
		in.Port = &port
	}})
}

func (in *APIServiceStatus) Unmarshal(data []byte) error {
	return readFields(data, texts{1: func(b []byte) error {
		in.Conditions = append(in.Conditions, APIServiceCondition{})
		return in.Conditions[len(in.Conditions)-1].Unmarshal(b)
	}}, nil)
}

func (in *APIServiceCondition) Unmarshal(data []byte) error {
	return readFields(data, texts{
		1: text(&in.Type), 2: text(&in.Status), 3: in.LastTransitionTime.Unmarshal, 4: text(&in.Reason), 5: text(&in.Message),
	}, nil)
}
