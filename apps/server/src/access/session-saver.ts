import type { KeyValueStore } from '@fairline/stores'
import { noteSaver } from '../jobs/note-saver.ts'
import type { GateName, Passwords } from './gate-name.ts'
import { hashPassword, matchesHash, type PasswordHash } from './password-hash.ts'
import { readSessionNote, type SessionNote, writeSessionNote } from './session-note.ts'
import type { Token, TokenStore } from './token-store.ts'

interface SessionSaverOptions {
  readonly notes: KeyValueStore
  readonly passwords: Passwords
  readonly sessions: Pick<TokenStore, 'list' | 'restore'>
  readonly devices: Pick<TokenStore, 'list' | 'restore'>
  readonly randomBytes: (size: number) => Buffer
  readonly onError: (error: unknown) => void
}

type GateHashes = SessionNote['passwords']

/** Under this name sessions are saved. */
const NOTE_NAME = 'sessions'

/**
 * Saves sessions, so that clients stay signed in after a restart. Best effort: reports a store error, tries again later
 * and keeps the sessions in memory. Does not restore tokens that were opened with an earlier password.
 */
export function sessionSaver({ notes, passwords, sessions, devices, randomBytes, onError }: SessionSaverOptions) {
  let hashes: Promise<GateHashes> | null = null
  const saver = noteSaver({ write, onError })

  /** Reads the saved sessions before the first write, which would replace them. */
  function load(): Promise<GateHashes> {
    hashes ??= readSaved().catch((error: unknown) => {
      hashes = null
      throw error
    })
    return hashes
  }

  async function readSaved(): Promise<GateHashes> {
    const text = await notes.read(NOTE_NAME)
    const note = text === null ? null : readSessionNote(text)
    if (text !== null && note === null) {
      onError(new Error('Couldn’t read the saved sessions: all clients have to log in again.'))
    }
    const ai = await hashOf('ai', note)
    const operator = await hashOf('operator', note)
    const isCurrent = ({ gate }: Token) => note !== null && { ai, operator }[gate] === note.passwords[gate]
    sessions.restore(note?.sessions.filter(isCurrent) ?? [])
    devices.restore(note?.devices.filter(isCurrent) ?? [])
    // Sessions of an old password end for good: setting that password again does not bring them back.
    if (note && ![...note.sessions, ...note.devices].every(isCurrent)) saver.save()
    return { ai, operator }
  }

  /** The saved hash itself if the password is still the same; a new one otherwise. */
  async function hashOf(gate: GateName, note: SessionNote | null): Promise<PasswordHash | null> {
    const password = passwords[gate]
    if (password === null) return null
    const saved = note?.passwords[gate] ?? null
    return saved && (await matchesHash(password, saved)) ? saved : hashPassword(password, randomBytes)
  }

  async function write(): Promise<void> {
    const note = { passwords: await load(), sessions: sessions.list(), devices: devices.list() }
    await notes.write(NOTE_NAME, writeSessionNote(note))
  }

  return {
    ...saver,
    /** Reads the saved sessions; never rejects. */
    async restore(): Promise<void> {
      await load().catch(onError)
    },
  }
}
