import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
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
import { explain, pathOf } from './explain'

/** Something that is wrong with a pack; line 0 is the file as a whole. */
export type Fault = { file: string; line: number; message: string }
/** Keys and indexes from the top of a file down to a value. */
export type Path = (string | number)[]

/** A file of a pack that has the shape of its kind; `fault` notes what is wrong at a place in it. */
export type JsonFile<Value> = { value: Value; fault: (at: Path, message: string) => void }

type Source = { folder: string; file: string; faults: Fault[] }

const ajv = new Ajv({ allErrors: true, verbose: true })

/** Reads a file that may be missing; null when it is, or when it has not the shape of its kind, which is noted. */
export async function readOptional<S extends TSchema>(source: Source, shape: S): Promise<JsonFile<Static<S>> | null> {
  const bytes = await readFile(join(source.folder, source.file)).catch(() => null)
  return bytes && parse(source, bytes, shape)
}

/** Reads a file that must be there. */
export async function readRequired<S extends TSchema>(source: Source, shape: S): Promise<JsonFile<Static<S>> | null> {
  const bytes = await readFile(join(source.folder, source.file)).catch(() => null)
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
  noteTwins(tree, note)
  const value: unknown = getNodeValue(tree)
  const fault: JsonFile<unknown>['fault'] = (at, message) => note(nodeAt(tree, at).offset, message)
  const fits = ajv.compile<Static<S>>(shape)
  if (fits(value)) return { value: value as Static<S>, fault }
  for (const error of fits.errors ?? []) fault(pathOf(error), explain(error))
  return null
}

/** Text of a UTF-8 file without its byte order mark; null where it is something else. */
export function decode(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length

/** The value at a path, or the nearest one above it that exists. */
function nodeAt(tree: Node, at: Path): Node {
  for (let length = at.length; length > 0; length--) {
    const node = findNodeAtLocation(tree, at.slice(0, length))
    if (node) return node
  }
  return tree
}

/** A key that stands twice in an object would hide its first value. */
function noteTwins(node: Node, note: (offset: number, message: string) => void) {
  const seen = new Set<unknown>()
  for (const child of node.children ?? []) {
    const key = child.type === 'property' ? child.children?.[0] : undefined
    if (key && seen.has(key.value)) note(key.offset, `${key.value} stands here twice`)
    if (key) seen.add(key.value)
    noteTwins(child, note)
  }
}
