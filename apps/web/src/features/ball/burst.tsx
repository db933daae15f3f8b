import { PARTICLES } from './ball-phase.ts'

/** Particles that fly off once, evenly around. */
export function Burst() {
  return (
    <span className="ball-burst" aria-hidden="true">
      {Array.from({ length: PARTICLES }, (_, i) => {
        const angle = (i / PARTICLES) * 2 * Math.PI
        const reach = 9 + (i % 3) * 1.6
        const flight = {
          '--x': `${(Math.cos(angle) * reach).toFixed(2)}rem`,
          '--y': `${(Math.sin(angle) * reach).toFixed(2)}rem`,
        }
        return <i key={i} style={flight as React.CSSProperties} />
      })}
    </span>
  )
}
