import { createHash } from 'node:crypto'
import { parseSync } from 'oxc-parser'

/** Places in the file, and types: none of them changes which mutants a source has. */
const IGNORED_FIELDS = new Set(['type', 'start', 'end', 'raw', 'typeAnnotation', 'returnType'])
/** Of a `TypeName` these have a value inside. Sources have no enums and no parameter properties: Node runs them as they are. */
const WITH_VALUE = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])
/** Names that mean something by themselves, such as `min`, `every` and `startsWith`. */
const BUILT_IN = new Set(
  [Math, Object, Number, Array, Date, JSON, Promise, Map, String]
    .flatMap((owner) => [owner, 'prototype' in owner ? owner.prototype : {}])
    .concat(Set.prototype, RegExp.prototype, Iterator.prototype, Object.getPrototypeOf(Float64Array.prototype))
    .flatMap((owner) => Object.getOwnPropertyNames(owner))
    .concat(
      'Math',
      'Object',
      'Number',
      'Array',
      'Date',
      'JSON',
      'Promise',
      'Map',
      'Set',
      'String',
      'parseFloat',
      'isNaN',
    ),
)

/**
 * Hashes the syntax of a source without types, imports, comments and layout, and without literals that only pack what is spread from them. A name of our own counts as the place at which it
 * first appears: moving a source, or renaming throughout it, keeps its hash; swapping two names does not.
 *
 * @param file    decides how it is parsed, by its ending
 * @param source  TypeScript that Node can run as it is
 * @returns 16 hexadecimal digits
 * @throws {SyntaxError} if the source is no TypeScript
 */
export function syntaxHash(file: string, source: string): string {
  const { program, errors } = parseSync(file, source)
  const [error] = errors
  if (error) throw new SyntaxError(`${file}: ${error.message}`)
  const hash = createHash('sha256')
  addNode({ add: (text) => void hash.update(text), names: new Map() }, program)
  return hash.digest('hex').slice(0, 16)
}

interface Hashing {
  readonly add: (text: string) => void
  /** Names of our own, by the place of their first appearance. */
  readonly names: Map<string, number>
}

function addNode(hashing: Hashing, node: unknown): void {
  if (Array.isArray(node)) {
    hashing.add('[')
    for (const child of node.flatMap(unpacked)) addNode(hashing, child)
    hashing.add(']')
  } else if (isNode(node)) addSyntax(hashing, node)
  else if (typeof node === 'object' && node !== null) {
    // Patterns of regular expressions and of templates.
    addNode(hashing, Object.entries(node))
  } else hashing.add(`=${String(node)}`)
}

/** Items of a literal that is spread where it stands, and constants that share one statement, as if each had its own place. */
function unpacked(node: unknown): unknown[] {
  if (!isNode(node)) return [node]
  if (node.type === 'VariableDeclaration') return constantsOf(node)
  const { type, argument } = node
  if (type !== 'SpreadElement' || !isNode(argument)) return [node]
  if (argument.type === 'ObjectExpression') return (argument.properties ?? []).flatMap(unpacked)
  return argument.type === 'ArrayExpression' ? (argument.elements ?? []).flatMap(unpacked) : [node]
}

/** `const [A, B] = [1, 2]` as two statements. */
function constantsOf(node: SyntaxNode): unknown[] {
  const [declarator, ...others] = node.declarations ?? []
  const list = declarator?.init?.type === 'TSAsExpression' ? declarator.init.expression : declarator?.init
  if (declarator?.id?.type !== 'ArrayPattern' || list?.type !== 'ArrayExpression' || others.length > 0) return [node]
  const [names = [], values = []] = [declarator.id.elements, list.elements]
  if (names.length !== values.length) return [node]
  return names.map((id, i) => ({ ...node, declarations: [{ ...declarator, id, init: values[i] }] }))
}

function addSyntax(hashing: Hashing, node: SyntaxNode): void {
  if (node.type === 'ImportDeclaration' || (node.type.startsWith('TS') && !WITH_VALUE.has(node.type))) return
  hashing.add(`(${node.type}`)
  for (const [field, value] of Object.entries(node)) {
    // Where a source exports something from is no more than an import.
    if (IGNORED_FIELDS.has(field) || (field === 'source' && node.type.startsWith('Export'))) continue
    hashing.add(`.${field}`)
    if (field === 'name' && typeof value === 'string') addName(hashing, value)
    else addNode(hashing, value)
  }
  hashing.add(')')
}

function addName({ add, names }: Hashing, name: string): void {
  const place = names.get(name) ?? names.size
  if (!BUILT_IN.has(name)) names.set(name, place)
  add(BUILT_IN.has(name) ? `=${name}` : `#${place}`)
}

interface SyntaxNode {
  readonly type: string
  readonly argument?: unknown
  readonly properties?: readonly unknown[]
  readonly elements?: readonly unknown[]
  readonly expression?: SyntaxNode
  readonly declarations?: readonly { readonly id?: SyntaxNode; readonly init?: SyntaxNode }[]
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
