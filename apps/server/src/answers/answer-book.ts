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
const projections: Readonly<Record<string, (board: Board) => unknown>> = {
  [liveData.path]: liveDataOf,
  [parlayPicks.path]: parlayPicksOf,
}

/** The answers of one version of the board, each made when it is first asked for. */
export function answerBook(board: Board) {
  const made = new Map<string, AnswerBytes>()
  return {
    board,
    of(path: string): AnswerBytes | null {
      const project = projections[path]
      if (!project) return null
      const known = made.get(path) ?? bytesOf(project(board))
      made.set(path, known)
      return known
    },
  }
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
