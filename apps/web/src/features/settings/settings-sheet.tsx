import { Sheet } from '../../components/sheet.tsx'
import { priceText } from '../../lib/price-text.ts'
import { settings, useSettings } from '../../lib/use-settings.ts'
import { Choice } from './choice.tsx'
import { NameList } from './name-list.tsx'
import { NumberField } from './number-field.tsx'
import { OwnBooks } from './own-books.tsx'
import { Sessions } from './sessions.tsx'

/** The visitor's choices, stored on this device only, and what it is signed in to. */
export function SettingsSheet({ onClose }: { readonly onClose: () => void }) {
  const { odds, zone, theme, motion, teams, stake, bankroll, budget, remindAfter } = useSettings()
  const example = (format: typeof odds) => `${priceText(-110, format)}, ${priceText(150, format)}`
  return (
    <Sheet title="Settings" about="Your choices are stored on this device only." open onClose={onClose}>
      <div className="grid gap-6">
        <Choice
          name="Odds"
          options={[
            { value: 'american', name: `American (${example('american')})` },
            { value: 'decimal', name: `Decimal (${example('decimal')})` },
            { value: 'fractional', name: `Fractional (${example('fractional')})` },
          ]}
          chosen={odds}
          onChoose={(value) => settings.change({ odds: value })}
        />
        <Choice
          name="Times"
          about="The betting day runs on Pacific time."
          options={[
            { value: 'pacific', name: 'Pacific time' },
            { value: 'own', name: 'My time zone' },
          ]}
          chosen={zone}
          onChoose={(value) => settings.change({ zone: value })}
        />
        <Choice
          name="Theme"
          options={[
            { value: 'system', name: 'System' },
            { value: 'dark', name: 'Dark' },
            { value: 'light', name: 'Light' },
          ]}
          chosen={theme}
          onChoose={(value) => settings.change({ theme: value })}
        />
        <Choice
          name="Motion"
          options={[
            { value: 'system', name: 'System' },
            { value: 'reduced', name: 'Reduce motion' },
          ]}
          chosen={motion}
          onChoose={(value) => settings.change({ motion: value })}
        />
        <NameList
          name="Followed teams"
          about="Their games come first, and their picks are marked."
          label="Team name, as shown on the cards"
          names={teams}
          onChange={(names) => settings.change({ teams: names })}
        />
        <OwnBooks />
        <NumberField
          name="Stake unit"
          about="Dollars you stake on one bet."
          value={stake}
          least={0.01}
          most={100_000}
          onChange={(value) => value !== null && settings.change({ stake: value })}
        />
        <NumberField
          name="Bankroll"
          about="What you set aside for betting. Suggested stakes are quarter Kelly of it. Leave blank to see shares only."
          value={bankroll}
          optional
          least={0.01}
          most={100_000_000}
          onChange={(value) => settings.change({ bankroll: value })}
        />
        <NumberField
          name="Daily limit"
          about="Warns you when the bets you logged today exceed it. Leave blank for no limit."
          value={budget}
          optional
          least={0.01}
          most={1_000_000}
          onChange={(value) => settings.change({ budget: value })}
        />
        <NumberField
          name="Break reminder (minutes)"
          about="Reminds you to take a break after this long. 0 for no reminder."
          value={remindAfter}
          least={0}
          most={600}
          onChange={(value) => value !== null && settings.change({ remindAfter: Math.round(value) })}
        />
        <Sessions />
        <p className="text-sm text-soft">
          Gambling problem? Call 1-800-GAMBLER: free and confidential (United States).
        </p>
      </div>
    </Sheet>
  )
}
