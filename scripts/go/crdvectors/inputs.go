package main

import "math/rand"

func formatInputs(r *rand.Rand) []any { return nil }
func patternInputs(r *rand.Rand) []any { return nil }
func schemaInputs(r *rand.Rand) []any { return nil }
func pruneInputs(r *rand.Rand) []any { return nil }
func defaultInputs(r *rand.Rand) []any { return nil }
func listInputs(r *rand.Rand) []any { return nil }
func embeddedInputs(r *rand.Rand) []any { return nil }
func resourceInputs(r *rand.Rand) []any { return nil }
