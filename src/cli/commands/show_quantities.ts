/// <reference types="node" />

import type { Format } from '#apimachinery/api/resource/format';
import type { HumanizeOptions } from '#apimachinery/api/resource/humanize';
import { humanize } from '#apimachinery/api/resource/humanize';
import type { Quantity } from '#apimachinery/api/resource/quantity';
import { newQuantity, parseQuantity } from '#apimachinery/api/resource/quantity';
import { QuantityError } from '#apimachinery/api/resource/quantity_error';
import { QuantityRangeError } from '#apimachinery/api/resource/quantity_range_error';
import { stringifyJSON } from '#engine/json/stringify';
import type { Integer } from '#engine/schema/wire';
import type { Arguments } from '../arguments.ts';
import { OK } from '../command.ts';
import { InputError, readBytes } from '../input/read_input.ts';
import { short } from '../printable.ts';
import { coloursFor } from '../report/colour.ts';
import { Output } from '../report/output.ts';
import { Table } from '../report/table.ts';
import { streams } from '../streams.ts';
import { UsageError } from '../usage_error.ts';

const SYNTAX =
  'a quantity is a number and perhaps a suffix: n, u, m, k, M, G, T, P, E, Ki, Mi, Gi, Ti, Pi, Ei, or e and a power of 10';
const MAX_SHOWN = 60;

interface Named {
  readonly text: string;
  readonly quantity: Quantity;
}

interface Row {
  readonly text?: string;
  readonly canonical: string;
  readonly format: Format;
  /** Nothing where an int64 does not hold it. */
  readonly value: Integer | null;
  readonly milliValue: Integer | null;
  readonly humanized: string;
}

/** The work of `quantity`. @returns the exit status @throws UsageError */
export async function showQuantities(args: Arguments): Promise<number> {
  if (args.has('sum') && args.has('compare'))
    throw new UsageError('--sum and --compare are mutually exclusive', 'run the command twice');
  const options = humanizeOptions(args);
  const quantities = (await textsOf(args.paths)).map(read);
  if (quantities.length === 0 && !args.has('sum'))
    throw new UsageError('no quantity given', 'for example: kubetyped quantity 1.5Gi');
  const json = args.value('output') === 'json';
  const out = new Output();
  if (args.has('compare')) compare(out, quantities, json);
  else if (args.has('sum')) show(out, [rowOf(total(quantities), options)], json);
  else
    show(
      out,
      quantities.map(({ text, quantity }) => ({ text, ...rowOf(quantity, options) })),
      json,
    );
  await out.end();
  return OK;
}

function humanizeOptions(args: Arguments): HumanizeOptions {
  const digits = args.value('digits') ?? '2';
  if (!/^(?:1?[0-9]|20)$/.test(digits))
    throw new UsageError(`invalid value ${digits} for option --digits`, 'use an integer from 0 to 20');
  const format = args.value('format') as Format | undefined;
  return { digits: Number(digits), ...(format !== undefined && { format }) };
}

async function textsOf(args: readonly string[]): Promise<string[]> {
  const texts: string[] = [];
  for (const arg of args) {
    if (arg !== '-') texts.push(arg);
    else for (const word of (await standardInput()).split(/\s+/)) if (word !== '') texts.push(word);
  }
  return texts;
}

async function standardInput(): Promise<string> {
  try {
    return new TextDecoder().decode(await readBytes('-'));
  } catch (error) {
    if (error instanceof InputError) throw new UsageError(`standard input ${error.message}`);
    throw error;
  }
}

function read(text: string): Named {
  try {
    return { text, quantity: parseQuantity(text) };
  } catch (error) {
    if (error instanceof QuantityError)
      throw new UsageError(
        `${short(text, MAX_SHOWN) || 'an empty string'} is not a quantity: ${error.message}`,
        SYNTAX,
      );
    throw error;
  }
}

function total(quantities: readonly Named[]): Quantity {
  return quantities.reduce((sum, { quantity }) => sum.add(quantity), newQuantity(0));
}

function rowOf(given: Quantity, options: HumanizeOptions): Row {
  const quantity = options.format === undefined ? given : given.withFormat(options.format);
  return {
    canonical: quantity.toString(),
    format: quantity.format,
    value: int64(() => quantity.value()),
    milliValue: int64(() => quantity.milliValue()),
    humanized: humanize(quantity, options),
  };
}

function int64(compute: () => Integer): Integer | null {
  try {
    return compute();
  } catch (error) {
    if (error instanceof QuantityRangeError) return null;
    throw error;
  }
}

function show(out: Output, rows: readonly Row[], json: boolean): void {
  if (json) return writeJSON(out, rows);
  const { bold } = coloursFor(streams().stdout);
  const named = rows.some(({ text }) => text !== undefined);
  const heading = [...(named ? ['QUANTITY'] : []), 'CANONICAL', 'VALUE', 'MILLIVALUE', 'HUMANIZED', 'FORMAT'].map(
    (text) => ({ text, paint: bold }),
  );
  const lines = rows.map(({ text, canonical, value, milliValue, humanized, format }) => {
    const cells = [
      ...(text === undefined ? [] : [text]),
      canonical,
      String(value ?? '-'),
      String(milliValue ?? '-'),
      humanized,
      format,
    ];
    return cells.map((cell) => ({ text: short(cell, MAX_SHOWN) }));
  });
  const table = new Table([heading, ...lines]);
  for (const line of [heading, ...lines]) out.write(table.row(line));
}

function compare(out: Output, quantities: readonly Named[], json: boolean): void {
  const [a, b] = quantities;
  if (a === undefined || b === undefined || quantities.length > 2)
    throw new UsageError(`--compare takes two quantities, not ${quantities.length}`);
  const result = a.quantity.cmp(b.quantity);
  if (json) return writeJSON(out, { a: a.text, b: b.text, result });
  out.write(`${short(a.text, MAX_SHOWN)} ${result < 0 ? '<' : result > 0 ? '>' : '='} ${short(b.text, MAX_SHOWN)}\n`);
}

function writeJSON(out: Output, value: unknown): void {
  out.write(`${stringifyJSON(value, { indent: 2 })}\n`);
}
