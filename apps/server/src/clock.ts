/** The app's own time, in milliseconds. */
export type Clock = () => number

/** A clock that starts at a moment and runs at a factor of real time; without a start it is real time. */
export function clockFrom(start: number | null, speed: number, real: Clock): Clock {
  const began = real()
  return start === null && speed === 1 ? real : () => Math.round((start ?? began) + (real() - began) * speed)
}
