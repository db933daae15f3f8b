import { analyzePick } from '@fairline/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { timeText } from '../lib/format.ts'
import { useSettings } from '../lib/use-settings.ts'
import { Badge } from './badge.tsx'
import { Button } from './button.tsx'

/** An analyst’s comment on one pick, written on request. */
export function AnalysisBlock({ pickId }: { readonly pickId: string }) {
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => call(analyzePick, { places: { pickId } }),
  })
  const analysis = data?.analysis
  const { zone } = useSettings()
  return (
    <section aria-label="AI Market Analysis" className="grid gap-2 text-sm" aria-busy={isPending}>
      <div className="flex items-center justify-between gap-2">
        <p className="text-xs text-soft">AI Market Analysis</p>
        <Button look="bare" disabled={isPending} onClick={() => mutate()}>
          {isPending ? 'Writing…' : analysis ? 'Refresh' : 'Generate'}
        </Button>
      </div>
      {error && <p className="text-against">⚠ {error.message}</p>}
      {analysis && (
        <div className="grid gap-2 border-l-2 border-written pl-3">
          <p>
            <Badge tone="written">{analysis.analyst}</Badge>
          </p>
          <p>{analysis.aiInsights}</p>
          <p className="text-xs text-soft">Based on odds from {timeText(analysis.generatedAt, zone)}</p>
        </div>
      )}
    </section>
  )
}
