import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { liveData, openApi, parlayPicks } from '@fairline/contract'
import type { Board } from '@fairline/engine'
import { liveDataOf } from './live-data.ts'
import { parlayPicksOf } from './parlay-picks.ts'

/** An answer ready to be sent: serialised and compressed once. */
export interface AnswerBytes {
  readonly etag: string
  readonly plain: Buffer
  readonly gzip: Buffer
  readonly br: Buffer
}

/** Every answer that follows from a board and nothing else. To add one, add a projection and a line. */
const projections: Readonly<Record<string, (board: Board) => object>> = {
  [liveData.path]: liveDataOf,
  [parlayPicks.path]: parlayPicksOf,
}

/** The answers of one version of the board, each made when it is first asked for. */
export function answerBook(board: Board) {
  const projected = new Map<string, object>()
  const made = new Map<string, AnswerBytes>()
  const contents = new Map<string, string>()

  const answerOf = (path: string): object | null => {
    const known = projected.get(path) ?? projections[path]?.(board) ?? null
    if (known) projected.set(path, known)
    return known
  }

  return {
    board,
    of(path: string): AnswerBytes | null {
      const answer = answerOf(path)
      if (!answer) return null
      const known = made.get(path) ?? bytesOf(answer)
      made.set(path, known)
      return known
    },
    /** What an answer says, leaving aside which version of the board says it. */
    content(path: string): string {
      const known = contents.get(path) ?? JSON.stringify({ ...answerOf(path), provenance: null })
      contents.set(path, known)
      return known
    },
  }
}
export type AnswerBook = ReturnType<typeof answerBook>

/** Paths of the answers that say something else than in the version before; all of them where there was none. */
export function changedAnswers(before: AnswerBook | null, after: AnswerBook): string[] {
  return boardPaths.filter((path) => before === null || before.content(path) !== after.content(path))
}

/** Paths that are answered from the board. */
export const boardPaths = Object.keys(projections)

/** The OpenAPI document, ready to be sent. */
export const openApiBytes = (version: string): AnswerBytes => bytesOf(openApi(version))

function bytesOf(answer: unknown): AnswerBytes {
  const plain = Buffer.from(JSON.stringify(answer))
  return {
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    gzip: gzipSync(plain),
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  }
}
