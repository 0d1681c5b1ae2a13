package main

import (
	"encoding/json"
	"fmt"
	"math"
	"math/big"
	"reflect"
	"strings"

	inf "gopkg.in/inf.v0"
	"k8s.io/apimachinery/pkg/api/resource"
)

var (
	ten          = big.NewInt(10)
	mostNegative = big.NewInt(math.MinInt64)
)

// isDecimal tells whether Go computes with a decimal number: the field d.Dec is set.
func isDecimal(q resource.Quantity) bool {
	return !reflect.ValueOf(q).FieldByName("d").Field(0).IsNil()
}

// roundUp gives dec / 10^scale, rounded away from zero.
func roundUp(dec *inf.Dec, scale resource.Scale) *big.Int {
	return new(inf.Dec).Round(dec, inf.Scale(-scale), inf.RoundUp).UnscaledBig()
}

// checked gives the right one, if Go says it, or has an excuse.
func checked(got int64, right *big.Int, excused bool) string {
	if !right.IsInt64() {
		return "out of range"
	}
	if right.Int64() != got && !excused {
		panic(fmt.Sprintf("Go says %d instead of %s", got, right))
	}
	return right.String()
}

// excused tells of quantities that Go rounds the wrong way: negative ones that are decimal numbers.
func excused(q resource.Quantity) bool {
	return isDecimal(q) && q.Sign() < 0
}

func scaledValue(q resource.Quantity, scale resource.Scale) string {
	got, excuse := q.ScaledValue(scale), excused(q)
	return checked(got, roundUp(q.AsDec(), scale), excuse)
}

func value(q resource.Quantity) string {
	got, excuse := q.Value(), excused(q)
	return checked(got, roundUp(q.AsDec(), 0), excuse)
}

func milliValue(q resource.Quantity) string {
	got, excuse := q.MilliValue(), excused(q)
	return checked(got, roundUp(q.AsDec(), resource.Milli), excuse)
}

// wholeValue is the amount as an int64. Go gives up on some that have one.
func wholeValue(q resource.Quantity) any {
	got, ok := q.AsInt64()
	dec := q.AsDec()
	right := new(inf.Dec).Round(dec, 0, inf.RoundUp)
	if right.Cmp(dec) != 0 || !right.UnscaledBig().IsInt64() {
		if ok {
			panic(fmt.Sprintf("Go says that %s is the int64 %d", dec, got))
		}
		return nil
	}
	return checked(got, right.UnscaledBig(), !ok)
}

// float is the nearest float64. Go's are near.
func float(q resource.Quantity) string {
	approximate := q.AsApproximateFloat64()
	slow := q.AsFloat64Slow()
	dec := q.AsDec()
	amount := new(big.Rat).SetInt(dec.UnscaledBig())
	power := new(big.Rat).SetInt(new(big.Int).Exp(ten, big.NewInt(int64(max(dec.Scale(), -dec.Scale()))), nil))
	if dec.Scale() > 0 {
		power.Inv(power)
	}
	right, _ := amount.Mul(amount, power).Float64()
	for _, got := range []float64{approximate, slow} {
		if size := math.Abs(right); size > 1e-280 && size < 1e280 && !(math.Abs(got-right) <= 1e-14*size) && !math.IsNaN(got) && !math.IsInf(got, 0) {
			panic(fmt.Sprintf("Go says %g instead of %g", got, right))
		}
	}
	return fmt.Sprintf("%x", math.Float64bits(right+0))
}

// textOf is the text of a quantity. Go leaves out suffixes that it has no letter for, and finds none for -2^63.
func textOf(q resource.Quantity) string {
	if reflect.ValueOf(q).FieldByName("i").Field(0).Int() == math.MinInt64 {
		q = *resource.NewDecimalQuantity(*q.AsDec(), q.Format)
	}
	if q.IsZero() || q.Format == resource.DecimalExponent {
		return q.String()
	}
	if q.Format == resource.BinarySI && q.CmpInt64(-1024)*q.CmpInt64(1024) >= 0 {
		if whole, exact := q.AsScale(0); exact {
			number, power := whole.AsCanonicalBase1024Bytes(nil)
			if power <= 6 {
				return q.String()
			}
			n, _ := new(big.Int).SetString(string(number), 10)
			return n.Lsh(n, uint(10*(power-6))).String() + "Ei"
		}
	}
	number, power := q.AsCanonicalBytes(nil)
	switch {
	case power > 18:
		return string(number) + strings.Repeat("0", int(power-18)) + "E"
	case power < -9:
		return fmt.Sprintf("%se%d", number, power)
	}
	return q.String()
}

// jsonOf is what stands in JSON.
func jsonOf(q resource.Quantity) string {
	out, err := json.Marshal(q)
	if err != nil {
		panic(err)
	}
	if text := textOf(q.DeepCopy()); text != q.String() {
		return `"` + text + `"`
	}
	return string(out)
}
