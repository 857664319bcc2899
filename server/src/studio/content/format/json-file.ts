import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { convertToUnicode } from '@kasama/contract/text/burmese'
import { Ajv } from 'ajv'
import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser'
import type { Static, TSchema } from 'typebox'
import { ifMissing } from '#platform/files/system-error'
import { explain, pathOf } from './explain'

/** A fault in a pack; line 0 stands for the whole file. */
export type Fault = { file: string; line: number; message: string }
/** Keys and indexes from the root of a file to a value. */
export type Path = (string | number)[]

/** A file of a pack that is valid by its schema; `fault` reports a fault at a path in it. */
export type JsonFile<Value> = { value: Value; fault: (at: Path, message: string) => void }

type Source = { folder: string; file: string; faults: Fault[] }

const ajv = new Ajv({ allErrors: true, verbose: true })

/** Reads an optional file; null if it is missing, or invalid, which is reported. */
export async function readOptional<S extends TSchema>(source: Source, shape: S): Promise<JsonFile<Static<S>> | null> {
  const bytes = await readFile(join(source.folder, source.file)).catch(ifMissing(null))
  return bytes && parse(source, bytes, shape)
}

/** Reads a required file. */
export async function readRequired<S extends TSchema>(source: Source, shape: S): Promise<JsonFile<Static<S>> | null> {
  const bytes = await readFile(join(source.folder, source.file)).catch(ifMissing(null))
  if (bytes) return parse(source, bytes, shape)
  source.faults.push({ file: source.file, line: 0, message: 'is missing' })
  return null
}

function parse<S extends TSchema>({ file, faults }: Source, bytes: Buffer, shape: S): JsonFile<Static<S>> | null {
  const text = decode(bytes)
  if (text === null) {
    faults.push({ file, line: 0, message: 'is not UTF-8 text' })
    return null
  }
  const note = (offset: number, message: string) => faults.push({ file, line: lineAt(text, offset), message })
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true })
  for (const { offset, error } of errors.slice(0, 1)) note(offset, `is not JSON: ${printParseErrorCode(error)}`)
  if (!tree || errors.length > 0) return null
  reportDuplicateKeys(tree, note)
  const value: unknown = convertToUnicode(getNodeValue(tree))
  const fault: JsonFile<unknown>['fault'] = (at, message) => note(nodeAt(tree, at).offset, message)
  const fits = ajv.compile<Static<S>>(shape)
  if (fits(value)) return { value: value as Static<S>, fault }
  for (const error of fits.errors ?? []) fault(pathOf(error), explain(error))
  return null
}

/** The text of a UTF-8 file without its byte order mark; null if it is not UTF-8. */
export function decode(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length

/** The node at a path, or its nearest ancestor that exists. */
function nodeAt(tree: Node, at: Path): Node {
  for (let length = at.length; length > 0; length--) {
    const node = findNodeAtLocation(tree, at.slice(0, length))
    if (node) return node
  }
  return tree
}

/** Reports duplicate keys: JSON.parse would silently drop the first value. */
function reportDuplicateKeys(node: Node, note: (offset: number, message: string) => void) {
  const seen = new Set<unknown>()
  for (const child of node.children ?? []) {
    const key = child.type === 'property' ? child.children?.[0] : undefined
    if (key && seen.has(key.value)) note(key.offset, `${key.value} stands here twice`)
    if (key) seen.add(key.value)
    reportDuplicateKeys(child, note)
  }
}
