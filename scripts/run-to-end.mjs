import { spawn } from 'node:child_process'

/** A command that was signaled to end has this long, in milliseconds. */
const END_MS = 2000

/**
 * Runs a command and waits for its end. A signal that ends this process ends the command and what it started first.
 *
 * @returns its exit code; 1 if it could not be started or was ended by a signal
 */
export function runToEnd(file, args, options) {
  return new Promise((resolve) => {
    let child = null
    const stop = (signal) => {
      child.once('exit', () => process.exit(1))
      signalGroup(child.pid, signal)
      setTimeout(() => signalGroup(child.pid, 'SIGKILL'), END_MS)
    }
    const done = (code) => {
      for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop)
      resolve(code ?? 1)
    }
    // Listens before the command starts: a signal that comes while it starts would end only this process.
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
    // A process group of its own, so that a signal reaches what the command started too.
    child = spawn(file, args, { ...options, detached: true })
    child.on('error', () => done(1))
    child.on('exit', done)
  })
}

function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal)
  } catch {
    // It has ended already.
  }
}
