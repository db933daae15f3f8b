import { isDeepStrictEqual } from 'node:util'
import { type Health, health } from '@fairline/contract'
import type { FastifyInstance } from 'fastify'
import { bytesOf } from '../answers/answer-book.ts'
import { isoOf } from '../answers/wire.ts'
import type { AppDeps } from '../app-deps.ts'
import type { RecordingStatus } from '../recorder/recorder.ts'
import { recordingNotice } from '../recorder/recording-notice.ts'
import { sendBytes } from './send-bytes.ts'

type HealthDeps = Pick<AppDeps, 'state' | 'recording' | 'now' | 'version'>

/** Public health: whether the app works and what does not. Messages contain no path and no address. */
export function healthRoute(app: FastifyInstance, deps: HealthDeps): void {
  const { state, recording, now } = deps
  app.get(health.path, (request, reply) => {
    const snapshot = () => ({
      second: Math.floor(now() / 1000),
      troubles: state.troubles(),
      recovered: state.recovered(),
      notUpdating: state.notUpdating(),
      recording: recording(),
    })
    const current = snapshot()
    const response = presentHealth(deps)
    if (response.status === 'starting') return reply.code(503).header('cache-control', 'no-store').send(response)
    const isCurrent = () => isDeepStrictEqual(current, snapshot())
    return sendBytes(request, reply, bytesOf(response, 'no-store'), undefined, isCurrent)
  })
}

function presentHealth({ state, recording, now, version }: HealthDeps): Health {
  const board = state.answers()?.board ?? null
  const status = recording()
  const age = (instant: number | null | undefined) =>
    instant == null ? null : Math.max(0, Math.round((now() - instant) / 1000))
  const notice = status && recordingNotice(status)
  const troubles = [
    ...new Set([
      ...(notice ? [notice] : []),
      ...state.troubles(),
      ...(board?.troubles.map(({ message }) => message) ?? []),
    ]),
  ]
  return {
    status: board ? (troubles.length > 0 ? 'degraded' : 'ok') : 'starting',
    phase: board ? 'serving' : state.phase(),
    version,
    source: state.source,
    now: isoOf(now()),
    boardVersion: board?.version ?? null,
    boardAgeSeconds: age(board?.asOf),
    newestFactAgeSeconds: age(board?.newestFactAt),
    notUpdating: board && state.notUpdating(),
    recording: status && presentRecording(status),
    troubles,
    recovered: state.recovered().map(({ message, at }) => ({ message, at: isoOf(at) })),
  }
}

const presentRecording = (status: RecordingStatus): NonNullable<Health['recording']> => ({
  isRecording: status.failure === null,
  notRecordingSince: status.failure && isoOf(status.failure.since),
  notice: recordingNotice(status),
  waitingEntries: status.waitingEntries,
})
