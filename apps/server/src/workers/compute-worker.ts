import { runTask } from './run-task.ts'
import { createWorkerCopy } from './worker-copy.ts'
import type { WorkerMessage, WorkerReply } from './worker-message.ts'

/** Answers the messages of one worker: updates of its copy, and tasks. */
export function createMessageHandler(): (message: WorkerMessage) => WorkerReply {
  let copy = createWorkerCopy()
  let last = 0
  return (message) => {
    if (message.kind === 'run') {
      if (message.after !== null && message.after !== last) return { kind: 'out-of-date' }
      return { kind: 'done', result: runTask(copy, message.task) }
    }
    if (message.number === 1) copy = createWorkerCopy()
    else if (message.number !== last + 1) return { kind: 'out-of-date' }
    last = message.number
    copy.apply(message.update)
    return { kind: 'updated' }
  }
}

/** The entry of the worker thread. */
export const handle = createMessageHandler()
