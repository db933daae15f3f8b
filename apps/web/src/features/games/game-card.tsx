import type { LiveData } from '@fairline/contract'
import { ProbabilityBar } from '../../components/probability-bar.tsx'
import { TeamMark } from '../../components/team-mark.tsx'
import { odds, pacificTime, percent } from '../../lib/format.ts'

type Game = LiveData['games'][number]
type Best = Game['best']['home']

/** A game with its fair chances, best prices and what was decided about it. */
export function GameCard({ game }: { readonly game: Game }) {
  const { homeWinPercentage, awayWinPercentage, drawPercentage, basis } = game.bayesianProbabilities
  const note =
    basis === 'model alone'
      ? 'Our rating alone: nobody quotes this game.'
      : 'Our rating blended with the market without its margin.'
  const parts = [
    { name: game.awayTeam, value: awayWinPercentage, color: 'var(--away-bar)' },
    ...(drawPercentage === null ? [] : [{ name: 'Draw', value: drawPercentage, color: 'var(--draw-bar)' }]),
    { name: game.homeTeam, value: homeWinPercentage, color: 'var(--home-bar)' },
  ]
  return (
    <article
      className="grid gap-3 rounded-xl border border-line bg-raised p-4"
      aria-label={`${game.awayTeam} at ${game.homeTeam}`}
    >
      <header className="flex items-center justify-between text-xs text-soft">
        <span className="font-semibold tracking-wide uppercase">{game.status}</span>
        <span>{game.gameTime === null ? 'Time not recorded' : pacificTime(game.gameTime)}</span>
      </header>
      <div className="grid gap-2">
        <TeamRow
          name={game.awayTeam}
          abbreviation={game.awayAbbreviation}
          chance={awayWinPercentage}
          best={game.best.away}
        />
        {drawPercentage !== null && (
          <TeamRow name="Draw" abbreviation="X" chance={drawPercentage} best={game.best.draw} />
        )}
        <TeamRow
          name={game.homeTeam}
          abbreviation={game.homeAbbreviation}
          chance={homeWinPercentage}
          best={game.best.home}
        />
      </div>
      <ProbabilityBar parts={parts} note={note} />
      <p className="text-sm text-soft">
        {game.isPick && (
          <span className="mr-2 rounded-md border border-value px-1.5 py-0.5 text-xs font-bold text-value">PICK</span>
        )}
        {game.decision}
        {basis === 'model alone' && <span className="block text-xs">Chances: our rating alone</span>}
      </p>
    </article>
  )
}

function TeamRow(row: {
  readonly name: string
  readonly abbreviation: string
  readonly chance: number
  readonly best: Best
}) {
  return (
    <div className="grid grid-cols-[auto_1fr_auto_auto] items-center gap-3">
      <TeamMark abbreviation={row.abbreviation} />
      <span className="truncate font-medium">{row.name}</span>
      <span className="scoreboard text-lg font-semibold">{percent(row.chance, 0)}</span>
      <span
        className="w-16 text-right text-sm text-soft"
        title={row.best ? `Best price, at ${row.best.book}` : 'No price is quoted'}
      >
        {row.best ? odds(row.best.odds) : '–'}
      </span>
    </div>
  )
}
