import type { Board } from '@fairline/engine'
import type { ArbitrageScanner } from '../src/jobs/scan-arbitrage.ts'
import { type ComputeLimits, createComputeService } from '../src/workers/compute-service.ts'
import { createMessageHandler } from '../src/workers/compute-worker.ts'
import type { WorkerMessage } from '../src/workers/worker-message.ts'

/** Computes in this thread, from copies as the worker gets them. */
export function testCompute(
  sources: { readonly board: () => Board | null; readonly scanner: ArbitrageScanner },
  limits: ComputeLimits = {},
) {
  const handle = createMessageHandler()
  const port = {
    send: async (message: WorkerMessage) => handle(structuredClone(message)),
    warm: () => {},
    close: async () => {},
  }
  return createComputeService({ port, sources, clock: () => 0, onError: () => {}, limits })
}
