package main

import (
	"context"
	"encoding/csv"
	"encoding/json"
	"math/rand"
	"os"
	"sort"
	"strings"

	"k8s.io/apiserver/pkg/authentication/token/tokenfile"

	"kubetyped/rows"
)

type tokenUser struct {
	Token, Name, UID string
	Groups           []string
}

// tokenFile is whom kube-apiserver takes the bearers of a file's tokens for, or that it refuses the file.
func tokenFile(in json.RawMessage) any {
	text := rows.Read[string](in)
	file, err := os.CreateTemp("", "tokens")
	if err != nil {
		panic(err)
	}
	defer os.Remove(file.Name())
	if _, err := file.WriteString(text); err != nil {
		panic(err)
	}
	file.Close()
	authenticator, err := tokenfile.NewCSV(file.Name())
	if err != nil {
		return map[string]bool{"refuse": true}
	}
	reader := csv.NewReader(strings.NewReader(text))
	reader.FieldsPerRecord = -1
	records, err := reader.ReadAll()
	if err != nil {
		panic(err)
	}
	users := []tokenUser{}
	seen := map[string]bool{}
	for _, record := range records {
		if seen[record[0]] {
			continue
		}
		seen[record[0]] = true
		answer, ok, err := authenticator.AuthenticateToken(context.Background(), record[0])
		if err != nil {
			panic(err)
		}
		if ok {
			groups := append([]string{}, answer.User.GetGroups()...)
			users = append(users, tokenUser{record[0], answer.User.GetName(), answer.User.GetUID(), groups})
		}
	}
	sort.Slice(users, func(i, j int) bool { return users[i].Token < users[j].Token })
	return users
}

func tokenFileInputs(r *rand.Rand) []any {
	seeds := []string{
		"", "\n", "t,u,1", "t,u,1\n", "t,u,1\r\n", "t,u,1\r", "t,u,1\r\r", "t,u", "t", ",u,1", "t,,", "t,u,1,g", "t,u,1,", "t,u,1,\"g,h\"",
		"t,u,1,\"g,h\",more", "t,u,1\nt,v,2\n", "a,u,1\n\nb,v,2", "\"t\",u,1", "\"t\"\"\",u,1", "\"t\nx\",u,1", "\"t\r\nx\",u,1", "t,\"u,1",
		"t,u\"v,1", "\"t\"x,u,1", "t,u, \"1\"", " t , u , 1 ", "t,u,1,\"\"", "#t,u,1", "t,u,1,g,h,i", "\"\n\n\",u,1", "__proto__,u,1",
		"t,u,1\n\r\n\rb,v,2", "é,ü,ñ", "\"a\",\"b\",\"c\",\"d,e\"\n\"f\",\"g\",\"h\"",
	}
	inputs := []any{}
	for _, text := range rows.Mutations(seeds, []string{"\"", ",", "\n", "\r", "x"}) {
		inputs = append(inputs, text)
	}
	pieces := []string{"\"", "\"\"", ",", ",", "\n", "\r\n", "\r", "a", "b", " ", "a,b,c", "\"a\",", "x,y,z,\"g,h\"\n"}
	for range 600 {
		var text strings.Builder
		for range r.Intn(14) {
			text.WriteString(rows.Pick(r, pieces))
		}
		inputs = append(inputs, text.String())
	}
	return inputs
}
