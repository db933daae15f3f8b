import type { IncomingMessage } from 'node:http'
import type { TLSSocket } from 'node:tls'
import type { TrustsHop } from './trust-proxy.ts'

/** Whether a request came over TLS: to this server, or to a trusted proxy (the nearest proxy writes the last value). */
export function isSecure({ headers, socket }: IncomingMessage, trusts: TrustsHop): boolean {
  if ('encrypted' in socket && (socket as TLSSocket).encrypted) return true
  const forwarded = headers['x-forwarded-proto']
  if (forwarded === undefined || !trusts(socket.remoteAddress ?? '', 0)) return false
  return String(forwarded).split(',').at(-1)?.trim().toLowerCase() === 'https'
}
