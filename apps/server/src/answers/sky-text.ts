const MPH_PER_METER_PER_SECOND = 2.236_936

/**
 * Temperature and wind in US units: `57 °F, wind 4 mph`.
 *
 * @param temperature  degrees Celsius
 * @param wind  meters per second
 */
export const skyText = ({ temperature, wind }: { readonly temperature: number; readonly wind: number }): string =>
  `${fahrenheitText(temperature)} °F, wind ${Math.round(wind * MPH_PER_METER_PER_SECOND)} mph`

function fahrenheitText(celsius: number): string {
  const fahrenheit = Math.round(celsius * 1.8 + 32)
  return `${fahrenheit < 0 ? '−' : ''}${Math.abs(fahrenheit)}`
}
