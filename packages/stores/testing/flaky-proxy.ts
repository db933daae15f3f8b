import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** Which way bytes are held back. */
type Direction = 'both' | 'to-server' | 'to-client'

interface Link {
  readonly client: Socket
  readonly server: Socket
}

/** A TCP proxy that misbehaves on command. It listens on a port of its own and keeps it for its whole life. */
export interface FlakyProxy {
  readonly port: number
  /** Address of a database behind the proxy. */
  url(database: string): string
  /** Ends every connection at once, as a server does that goes down. New ones are accepted. */
  cut(): void
  /** Accepts connections and holds back every byte, until `resume`. */
  stall(direction?: Direction): void
  /** Ends the server's side only: the app's side stays open and silent, as behind a router that forgot it. */
  halfOpen(): void
  /** Ends the app's side only: the server still considers the session open. */
  abandon(): void
  /** Forwards every chunk this much later, in milliseconds. */
  delay(milliseconds: number): void
  /** Forwards the next chunk that contains a text to the server, and cuts before the app sees the response. */
  loseAnswerTo(text: string): void
  /** Ends every connection and refuses new ones, until `resume`. */
  refuse(): Promise<void>
  /** Works as it should again; connections that were held back continue. */
  resume(): Promise<void>
  /** Connections that are open now. */
  connections(): number
  close(): Promise<void>
}

/** Starts a proxy in front of a PostgreSQL server. */
export async function flakyProxy(target: { host: string; port: number }, port = 0): Promise<FlakyProxy> {
  const links = new Set<Link>()
  const detached = new Set<Socket>()
  let held: Direction | null = null
  let lateMs = 0
  let losing: string | null = null

  const isHeld = (direction: 'to-server' | 'to-client') => held === 'both' || held === direction
  const hold = () => {
    for (const { client, server } of links) {
      if (isHeld('to-server')) client.pause()
      else client.resume()
      if (isHeld('to-client')) server.pause()
      else server.resume()
    }
  }
  const endAll = () => {
    for (const { client, server } of links) {
      client.destroy()
      server.destroy()
    }
    links.clear()
  }

  function join(client: Socket): void {
    const server = connect(target)
    const link = { client, server }
    links.add(link)
    let isAnswerLost = false
    const forward = (to: Socket, chunk: Buffer) => {
      if (lateMs === 0) to.write(chunk)
      else setTimeout(() => to.write(chunk), lateMs)
    }
    client.on('data', (chunk) => {
      if (losing !== null && chunk.includes(losing)) {
        losing = null
        isAnswerLost = true
      }
      forward(server, chunk)
    })
    server.on('data', (chunk) => {
      if (!isAnswerLost) return forward(client, chunk)
      client.destroy()
      server.destroy()
    })
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      from.on('error', () => to.destroy())
      from.on('end', () => to.end())
      from.on('close', () => {
        if (links.delete(link)) to.destroy()
      })
    }
    hold()
  }

  let listener = await listen(join, port)
  const { port: bound } = listener.address() as AddressInfo

  return {
    port: bound,
    url: (database) => `postgres://postgres@127.0.0.1:${bound}/${database}`,
    cut: endAll,
    stall(direction = 'both') {
      held = direction
      hold()
    },
    halfOpen() {
      for (const { client, server } of detach(links)) {
        server.destroy()
        detached.add(client)
      }
    },
    abandon() {
      for (const { client, server } of detach(links)) {
        client.destroy()
        detached.add(server)
      }
    },
    delay(milliseconds) {
      lateMs = milliseconds
    },
    loseAnswerTo(text) {
      losing = text
    },
    async refuse() {
      endAll()
      await stop(listener)
    },
    async resume() {
      held = null
      lateMs = 0
      hold()
      if (!listener.listening) listener = await listen(join, bound)
    },
    connections: () => links.size,
    async close() {
      endAll()
      for (const socket of detached) socket.destroy()
      await stop(listener)
    },
  }
}

/** Takes the links out of the proxy's care, so that ending one side leaves the other one open. */
function detach(links: Set<Link>): Link[] {
  const detached = [...links]
  links.clear()
  for (const { client, server } of detached) {
    for (const socket of [client, server]) {
      for (const event of ['data', 'end', 'close']) socket.removeAllListeners(event)
      socket.on('error', () => undefined)
    }
  }
  return detached
}

async function listen(join: (client: Socket) => void, port: number): Promise<Server> {
  const listener = createServer(join)
  listener.listen(port, '127.0.0.1')
  await once(listener, 'listening')
  return listener
}

async function stop(listener: Server): Promise<void> {
  if (!listener.listening) return
  listener.close()
  await once(listener, 'close')
}
