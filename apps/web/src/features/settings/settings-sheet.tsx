import { Sheet } from '../../components/sheet.tsx'
import { priceText } from '../../lib/price-text.ts'
import { settings, useSettings } from '../../lib/use-settings.ts'
import { Choice } from './choice.tsx'
import { NameList } from './name-list.tsx'
import { NumberField } from './number-field.tsx'
import { OwnBooks } from './own-books.tsx'

/** How this device shows things. Nothing of it leaves the device. */
export function SettingsSheet({ onClose }: { readonly onClose: () => void }) {
  const { odds, zone, theme, motion, teams, stake, budget, remindAfter } = useSettings()
  const example = (format: typeof odds) => `${priceText(-110, format)}, ${priceText(150, format)}`
  return (
    <Sheet title="Settings" about="Kept on this device alone." open onClose={onClose}>
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
          about="Days are always Pacific days: a slate begins and ends there."
          options={[
            { value: 'pacific', name: 'Pacific time' },
            { value: 'own', name: 'My own zone' },
          ]}
          chosen={zone}
          onChoose={(value) => settings.change({ zone: value })}
        />
        <Choice
          name="Theme"
          options={[
            { value: 'system', name: 'As the device' },
            { value: 'dark', name: 'Night' },
            { value: 'light', name: 'Day' },
          ]}
          chosen={theme}
          onChoose={(value) => settings.change({ theme: value })}
        />
        <Choice
          name="Motion"
          options={[
            { value: 'system', name: 'As the device' },
            { value: 'reduced', name: 'Keep still' },
          ]}
          chosen={motion}
          onChoose={(value) => settings.change({ motion: value })}
        />
        <NameList
          name="Followed teams"
          about="Their games come first; they and their picks are marked."
          label="Team name, as written on the cards"
          names={teams}
          onChange={(names) => settings.change({ teams: names })}
        />
        <OwnBooks />
        <NumberField
          name="Stake unit"
          about="What you stake on one bet, in your own money."
          value={stake}
          least={0.01}
          most={100_000}
          onChange={(value) => value !== null && settings.change({ stake: value })}
        />
        <NumberField
          name="Daily limit"
          about="A reminder when what you noted today goes beyond it. Empty: none."
          value={budget}
          least={0.01}
          most={1_000_000}
          onChange={(value) => settings.change({ budget: value })}
        />
        <NumberField
          name="Remind me after minutes"
          about="How long to stay before a reminder to take a break. 0: none."
          value={remindAfter}
          least={0}
          most={600}
          onChange={(value) => settings.change({ remindAfter: Math.round(value ?? 0) })}
        />
        <p className="text-sm text-soft">
          Gambling problem? 1-800-GAMBLER helps, free and confidential (United States).
        </p>
      </div>
    </Sheet>
  )
}
