/** What `validate -o json` prints. */
export interface ValidateJSON {
  readonly kubernetesVersion: string;
  readonly strict: boolean;
  readonly files: readonly { file: string; documents: number; faults: number; warnings: number; error?: string }[];
  readonly documents: readonly DocumentJSON[];
  readonly faults: readonly FaultJSON[];
  readonly warnings: readonly Omit<FaultJSON, 'suggestion'>[];
  readonly excepted: readonly (FaultJSON & { by: string; why?: string })[];
  readonly notes: readonly string[];
  readonly summary: {
    files: number;
    documents: number;
    ok: number;
    faulty: number;
    skipped: number;
    filtered: number;
    faults: number;
    warnings: number;
    excepted: number;
    kinds: Record<string, { ok: number; faulty: number; skipped: number }>;
  };
}

export interface DocumentJSON {
  readonly file: string;
  readonly document: number;
  readonly item?: string;
  readonly source?: string;
  readonly line: number;
  readonly apiVersion: string;
  readonly kind: string;
  readonly namespace?: string;
  readonly name?: string;
  readonly result: 'ok' | 'faulty' | 'skipped';
  readonly definedHere?: true;
}

export interface FaultJSON {
  readonly file: string;
  readonly document: number;
  readonly line: number;
  readonly column: number;
  readonly path: string;
  readonly reason: string;
  readonly text: string;
  readonly suggestion?: string;
}
