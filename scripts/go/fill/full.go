package fill

import (
	"reflect"
	"strconv"
	"strings"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
)

// turn picks the possibilities one after the other.
type turn struct{ next int }

func (t *turn) pick(n int) int {
	t.next++
	return (t.next - 1) % n
}

// Full makes an object with every field set: a string is its JSON name and "Value", a number its protobuf number, and
// lists and maps have one element. Types that contain themselves end at the second round.
func Full(scheme *runtime.Scheme, gvk schema.GroupVersionKind) (runtime.Object, error) {
	object, err := scheme.New(gvk)
	if err != nil {
		return nil, err
	}
	f := &filler{open: map[reflect.Type]bool{}}
	f.fill(reflect.ValueOf(object).Elem(), "", 0)
	return object, stamp(object, gvk)
}

type filler struct {
	turn
	open map[reflect.Type]bool
}

func (f *filler) fill(v reflect.Value, name string, number int64) {
	t := v.Type()
	if make := special[t]; make != nil {
		make(f, v)
		return
	}
	if t == reflect.TypeFor[metav1.TypeMeta]() {
		return
	}
	switch t.Kind() {
	case reflect.Pointer:
		if f.open[t.Elem()] {
			return
		}
		v.Set(reflect.New(t.Elem()))
		f.fill(v.Elem(), name, number)
	case reflect.Struct:
		if f.open[t] {
			return
		}
		f.open[t] = true
		defer delete(f.open, t)
		choice := ""
		if choices := unions[t]; choices != nil {
			choice = choices[f.pick(2)]
		}
		for i := range t.NumField() {
			field := t.Field(i)
			if !field.IsExported() || choice != "" && field.Name != choice {
				continue
			}
			json, _, _ := strings.Cut(field.Tag.Get("json"), ",")
			if json == "" {
				json = field.Name
			}
			parts := strings.Split(field.Tag.Get("protobuf"), ",")
			number := -int64(len(json))
			if len(parts) > 1 {
				number, _ = strconv.ParseInt(parts[1], 10, 64)
			}
			f.fill(v.Field(i), json, number)
		}
	case reflect.Slice:
		if t.Elem().Kind() == reflect.Uint8 {
			v.SetBytes([]byte{byte(number)})
			return
		}
		if f.open[t.Elem()] {
			return
		}
		v.Set(reflect.MakeSlice(t, 1, 1))
		f.fill(v.Index(0), name, number)
	case reflect.Map:
		if f.open[t.Elem()] {
			return
		}
		v.Set(reflect.MakeMap(t))
		value := reflect.New(t.Elem()).Elem()
		f.fill(value, name, number)
		v.SetMapIndex(reflect.ValueOf(name+"Key").Convert(t.Key()), value)
	case reflect.String:
		v.SetString(name + "Value")
	case reflect.Bool:
		v.SetBool(true)
	case reflect.Int32, reflect.Int64:
		v.SetInt(number)
	case reflect.Interface:
		v.Set(reflect.ValueOf(name + "Value"))
	case reflect.Float64:
		v.SetFloat(float64(number) + 0.5)
	}
}

// Empty makes an object with nothing set but its kind.
func Empty(scheme *runtime.Scheme, gvk schema.GroupVersionKind) (runtime.Object, error) {
	object, err := scheme.New(gvk)
	if err != nil {
		return nil, err
	}
	return object, stamp(object, gvk)
}
