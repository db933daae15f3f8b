import { useEffect, useRef } from 'react'

/** A hand that shakes, not one that walks: m/s², and how long until the next counts. */
const HARD = 22
const PAUSE_MS = 2500

/** Hears a phone being shaken, where its browser tells of motion without a permission. */
export function useShake(onShake: () => void): void {
  const newest = useRef(onShake)
  useEffect(() => {
    newest.current = onShake
  })
  useEffect(() => {
    if (typeof DeviceMotionEvent === 'undefined' || 'requestPermission' in DeviceMotionEvent) return
    let last = Number.NEGATIVE_INFINITY
    const feel = ({ accelerationIncludingGravity: felt, timeStamp }: DeviceMotionEvent) => {
      if (!felt || timeStamp - last < PAUSE_MS) return
      if (Math.hypot(felt.x ?? 0, felt.y ?? 0, felt.z ?? 0) < HARD) return
      last = timeStamp
      newest.current()
    }
    window.addEventListener('devicemotion', feel)
    return () => window.removeEventListener('devicemotion', feel)
  }, [])
}
