/**
 * The leagues a list of props can be narrowed to: those the screen always names, and all others that have props.
 *
 * @param always  in the order they are shown
 */
export function propLeagues(
  always: readonly string[],
  props: readonly { readonly league: string }[],
): readonly string[] {
  const others = new Set(props.map(({ league }) => league).filter((league) => !always.includes(league)))
  return [...always, ...[...others].sort()]
}
