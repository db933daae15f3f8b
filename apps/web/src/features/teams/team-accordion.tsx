import type { TeamStats } from '@fairline/contract'
import { Accordion } from 'radix-ui'
import type { ReactNode } from 'react'
import { GameHistory } from './game-history.tsx'
import { inSeason } from './season-name.ts'
import { StrengthSum } from './strength-sum.tsx'

type Team = TeamStats['team']

/** One section open at a time; recent form first; the open one closes when pressed. */
export function TeamAccordion({ team }: { readonly team: Team }) {
  return (
    <Accordion.Root type="single" collapsible defaultValue="history" className="grid gap-2">
      <Section value="history" title="Game History (Last 10)">
        <GameHistory league={team.league} team={team.abbreviation} isLearning={team.isLearning} />
      </Section>
      <Section value="offense" title="Offensive Stats">
        <Offense team={team} />
      </Section>
      <Section value="strength" title="Strength Calculation">
        <StrengthSum of={team.strengthCalculation} />
      </Section>
    </Accordion.Root>
  )
}

function Section({
  value,
  title,
  children,
}: {
  readonly value: string
  readonly title: string
  readonly children: ReactNode
}) {
  return (
    <Accordion.Item value={value} className="rounded-xl border border-line">
      <Accordion.Header>
        <Accordion.Trigger className="group flex min-h-11 w-full items-center justify-between px-4 font-semibold">
          {title}
          <span aria-hidden="true" className="motion-safe:transition group-data-[state=open]:rotate-180">
            ▾
          </span>
        </Accordion.Trigger>
      </Accordion.Header>
      <Accordion.Content className="px-4 pb-4">{children}</Accordion.Content>
    </Accordion.Item>
  )
}

function Offense({ team }: { readonly team: Team }) {
  const rows = [
    [`${team.scoringUnit} per game`, team.pointsPerGame?.toFixed(2)],
    [`${team.scoringUnit} allowed per game`, team.pointsAllowedPerGame?.toFixed(2)],
    [`${team.scoringUnit} in ${inSeason(team.season)}`, team.pointsFor],
    [`${team.scoringUnit} allowed in ${inSeason(team.season)}`, team.pointsAgainst],
    ['Best of the last 10', team.bestGame],
    ['Worst of the last 10', team.worstGame],
  ] as const
  return (
    <dl className="grid gap-1 text-sm sm:grid-cols-2 sm:gap-x-6">
      {rows.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-2 border-b border-line py-1">
          <dt className="text-soft first-letter:uppercase">{name}</dt>
          <dd className="scoreboard font-semibold">{value ?? 'No Data'}</dd>
        </div>
      ))}
    </dl>
  )
}
