/** Whether what is typed stands in any of these texts, in any case; nothing typed matches all. */
export function matches(typed: string, ...texts: readonly (string | null)[]): boolean {
  const wanted = typed.trim().toLowerCase()
  return wanted === '' || texts.some((text) => text?.toLowerCase().includes(wanted))
}
