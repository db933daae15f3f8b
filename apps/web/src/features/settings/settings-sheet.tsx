import { Sheet } from '../../components/sheet.tsx'
import { priceText } from '../../lib/price-text.ts'
import { settings, useSettings } from '../../lib/use-settings.ts'
import { Choice } from './choice.tsx'

/** How this device shows things. Nothing of it leaves the device. */
export function SettingsSheet({ onClose }: { readonly onClose: () => void }) {
  const { odds, zone, theme, motion } = useSettings()
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
      </div>
    </Sheet>
  )
}
