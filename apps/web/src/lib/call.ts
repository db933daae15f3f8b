import { Problem, type Route } from '@fairline/contract'
import { noteServerTime } from './app-clock.ts'

type Kind = Problem['type'] | 'unreachable' | 'unreadable'

/** What a call throws: the server's own words, or that it could not be reached or understood. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
  readonly kind: Kind

  constructor(kind: Kind, message: string) {
    super(message)
    this.kind = kind
  }
}

/** Walks through a door of the contract; trusts the answer only once it is parsed. */
export async function call<Door extends Route>(
  door: Door,
  signal?: AbortSignal,
): Promise<Door['answer']['_zod']['output']> {
  const response = await fetch(door.path, {
    method: door.method,
    credentials: 'include',
    ...(signal && { signal }),
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause
    throw new CallFailed('unreachable', 'Fairline could not be reached')
  })
  noteServerTime(response.headers.get('x-fairline-now'))
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok) {
    const problem = Problem.safeParse(body)
    throw problem.success
      ? new CallFailed(problem.data.type, problem.data.title)
      : new CallFailed('unreadable', `${response.status}: ${response.statusText}`)
  }
  const answer = door.answer.safeParse(body)
  if (!answer.success) throw new CallFailed('unreadable', 'The answer was not understood; reload the page')
  return answer.data
}
