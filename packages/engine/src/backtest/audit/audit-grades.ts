import { Grade, type LeagueKey } from '@fairline/domain'
import { type AuditRow, auditRow, MAX_ERRORS } from './audit-row.ts'
import type { NamedCells } from './table-cells.ts'

/** A pick that is settled. */
interface GradedPick {
  readonly grade: string
  /** Profit per unit staked. */
  readonly profit: number
  /** Value of its price against the fair close; null if none is known. */
  readonly value: number | null
}

interface GradeMean {
  readonly grade: string
  readonly mean: number
  readonly error: number
}

/** A grade with fewer picks is not judged. */
const MIN_PICKS = 50
/** Of the stake, won or lost, by settlement. */
const shares: Readonly<Record<string, number>> = { win: 1, 'half-win': 0.5, push: 0, 'half-lose': -0.5, lose: -1 }

/** Whether better grades are worth no less than worse ones: against the close, and in money. */
export function auditGrades(
  league: LeagueKey,
  { games, lines }: { games: readonly NamedCells[]; lines: readonly NamedCells[] },
): AuditRow[] {
  const picks = [...games.flatMap(winnerPick), ...lines.flatMap(linePick)]
  const row = (check: AuditRow['check'], of: (pick: GradedPick) => number | null): AuditRow => {
    const worst = worstPair(gradeMeans(picks, of))
    return auditRow({
      league,
      check,
      where: worst?.where ?? null,
      count: picks.length,
      figure: worst?.errors ?? null,
      limit: MAX_ERRORS,
    })
  }
  return [row('grade-value', ({ value }) => value), row('grade-return', ({ profit }) => profit)]
}

function winnerPick(game: NamedCells): GradedPick[] {
  const price = game.number('pick_price')
  if (price === null) return []
  const selection = game.text('pick')
  const close = game.number('closed_later') === 1 ? game.number(`close_${selection}`) : null
  const profit = selection === game.text('outcome') ? price - 1 : -1
  return [{ grade: game.text('pick_grade'), profit, value: close === null ? null : price * close - 1 }]
}

function linePick(line: NamedCells): GradedPick[] {
  const [price, share] = [line.number('pick_price'), shares[line.text('settlement')]]
  if (price === null || share === undefined) return []
  const close = line.number('close_probability')
  const profit = share > 0 ? share * (price - 1) : share
  return [{ grade: line.text('pick_grade'), profit, value: close === null ? null : price * close - 1 }]
}

/** Best grade first. */
function gradeMeans(picks: readonly GradedPick[], of: (pick: GradedPick) => number | null): GradeMean[] {
  return Grade.options.flatMap((grade) => {
    const values = picks.filter((pick) => pick.grade === grade).flatMap((pick) => of(pick) ?? [])
    if (values.length < MIN_PICKS) return []
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1)
    return [{ grade, mean, error: Math.sqrt(square / values.length) }]
  })
}

/** The better grade that lies furthest below a worse one, in standard errors of the difference; null with one grade. */
function worstPair(means: readonly GradeMean[]): { where: string; errors: number } | null {
  const pairs = means.flatMap((better, i) =>
    means.slice(i + 1).map((worse) => ({
      where: `${better.grade} against ${worse.grade}`,
      errors: (worse.mean - better.mean) / Math.hypot(better.error, worse.error),
    })),
  )
  return pairs.length === 0 ? null : pairs.reduce((a, b) => (b.errors > a.errors ? b : a))
}
