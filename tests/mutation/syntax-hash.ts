import { createHash, type Hash } from 'node:crypto'
import { parseSync } from 'oxc-parser'

/** Places in the file, names, and types: none of them changes which mutants a source has. */
const IGNORED_FIELDS = new Set(['type', 'start', 'end', 'name', 'raw', 'source', 'typeAnnotation', 'returnType'])
/** Of a `TypeName` these have a value inside. */
const WITH_VALUE = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])

/**
 * Hashes the syntax of a source without names, types, imports, comments and layout: moving or renaming code keeps its hash.
 *
 * @param file    decides how it is parsed, by its ending
 * @param source  TypeScript
 * @returns 16 hexadecimal digits
 * @throws {SyntaxError} if the source is no TypeScript
 */
export function syntaxHash(file: string, source: string): string {
  const { program, errors } = parseSync(file, source)
  const [error] = errors
  if (error) throw new SyntaxError(`${file}: ${error.message}`)
  const hash = createHash('sha256')
  addNode(hash, program)
  return hash.digest('hex').slice(0, 16)
}

function addNode(hash: Hash, node: unknown): void {
  if (Array.isArray(node)) {
    hash.update('[')
    for (const child of node) addNode(hash, child)
    hash.update(']')
  } else if (isNode(node)) addSyntax(hash, node)
  else if (typeof node === 'object' && node !== null) {
    // Patterns of regular expressions and of templates.
    addNode(hash, Object.entries(node))
  } else hash.update(`=${String(node)}`)
}

function addSyntax(hash: Hash, node: SyntaxNode): void {
  if (node.type === 'ImportDeclaration' || (node.type.startsWith('TS') && !WITH_VALUE.has(node.type))) return
  hash.update(`(${node.type}`)
  for (const [field, value] of Object.entries(node)) {
    if (IGNORED_FIELDS.has(field)) continue
    hash.update(`.${field}`)
    addNode(hash, value)
  }
  hash.update(')')
}

interface SyntaxNode {
  readonly type: string
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
