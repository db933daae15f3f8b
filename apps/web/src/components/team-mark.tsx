/** A drawn mark: the abbreviation on a color made from it. No trademarked image. */
export function TeamMark({ abbreviation }: { readonly abbreviation: string }) {
  const hue = Array.from(abbreviation).reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 360
  return (
    <span
      aria-hidden="true"
      className="scoreboard grid size-9 shrink-0 place-items-center rounded-full border border-line text-[0.7rem] font-bold"
      style={{ background: `oklch(0.34 0.07 ${hue})`, color: '#fff' }}
    >
      {abbreviation}
    </span>
  )
}
