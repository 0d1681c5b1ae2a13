package main

import (
	"bytes"
	"os"

	"k8s.io/apimachinery/pkg/api/resource"
)

// times is how often a call does the same with each quantity, or with each pair. The other side does it as often.
const times = 250

// prepareQuantities gives the function to measure, as prepareSerializer does.
func prepareQuantities(operation, file string) func(int) {
	data, err := os.ReadFile(file)
	check(err)
	var texts []string
	var quantities []resource.Quantity
	for _, text := range bytes.Split(data, []byte{0}) {
		q, err := resource.ParseQuantity(string(text))
		check(err)
		texts = append(texts, string(text))
		quantities = append(quantities, q)
	}
	switch operation {
	case "quantity-parse":
		return func(int) {
			for i := 0; i < times; i++ {
				for _, text := range texts {
					_, err := resource.ParseQuantity(text)
					check(err)
				}
			}
		}
	case "quantity-add":
		return func(int) {
			for i := 0; i < times; i++ {
				for _, a := range quantities {
					for _, b := range quantities {
						// Add changes its receiver, and what that shares with others.
						sum := a.DeepCopy()
						sum.Add(b)
					}
				}
			}
		}
	case "quantity-compare":
		return func(int) {
			for i := 0; i < times; i++ {
				for _, a := range quantities {
					for _, b := range quantities {
						a.Cmp(b)
					}
				}
			}
		}
	}
	fail("no operation %q", operation)
	return nil
}
