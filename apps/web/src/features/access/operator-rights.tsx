import {
  adminPredictions,
  arbitrageStart,
  arbitrageStop,
  dropTest,
  openaiEnhancedAnalysis,
  openaiTestConnection,
  type Route,
  startTest,
} from '@fairline/contract'
import { type Ref, useId } from 'react'

const rights: readonly { readonly name: string; readonly routes: readonly Route[] }[] = [
  { name: 'See the picks that the ball showed to visitors', routes: [adminPredictions] },
  { name: 'Check that the analyst answers', routes: [openaiTestConnection] },
  { name: 'Have games analyzed in words', routes: [openaiEnhancedAnalysis] },
  { name: 'Start and pause the arbitrage scanner', routes: [arbitrageStart, arbitrageStop] },
  { name: 'Run and delete five-day strategy tests', routes: [startTest, dropTest] },
]

/** What an operator may do, and where: there are no pages for it yet, only the API. */
export function OperatorRights({ heading }: { readonly heading: Ref<HTMLHeadingElement> }) {
  const title = useId()
  return (
    <section aria-labelledby={title} className="grid gap-3">
      <h3 id={title} ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
        You’re in as operator
      </h3>
      <p>
        Operator pages don’t exist yet. Until they do, this browser may use the operators’ part of the{' '}
        <a href="/api/openapi.json" target="_blank" rel="noreferrer" className="text-act underline">
          API
        </a>
        :
      </p>
      <ul className="grid gap-2">
        {rights.map(({ name, routes }) => (
          <li key={name} className="rounded-lg border border-line bg-raised px-3 py-2">
            <p>{name}</p>
            {routes.map((route) => (
              <p key={route.path} className="text-sm break-words text-soft">
                <Address of={route} />
              </p>
            ))}
          </li>
        ))}
      </ul>
      <p className="text-sm text-soft">To log out, open Settings › Sessions.</p>
    </section>
  )
}

/** A link if a browser can open it. */
function Address({ of: { method, path } }: { readonly of: Route }) {
  if (method !== 'GET') {
    return (
      <code>
        {method} {path}
      </code>
    )
  }
  return (
    <a href={path} target="_blank" rel="noreferrer" className="inline-flex min-h-6 items-center text-act underline">
      <code>{path}</code>
    </a>
  )
}
