import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks of /proc per second, on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100

/** A process and all that it started, directly or not. */
function treeOf(root: number): readonly number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const fields = statOf(Number(name))
    if (fields) parents.set(Number(name), Number(fields[1]))
  }
  const tree = [root]
  for (const pid of tree) for (const [child, parent] of parents) if (parent === pid) tree.push(child)
  return tree
}

/** The fields of /proc/<pid>/stat behind the name of the command; null if the process has ended. */
function statOf(pid: number): readonly string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return null
  }
}

/** Resident memory of a process tree in MB. */
export function memoryMbOf(root: number): number {
  const bytes = treeOf(root).reduce((sum, pid) => sum + residentOf(pid), 0)
  return bytes / 1e6
}

function residentOf(pid: number): number {
  try {
    const kb = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Number(kb ?? 0) * 1024
  } catch {
    return 0
  }
}

/** Processor time that a process tree has used, in milliseconds. */
export function cpuMsOf(root: number): number {
  const ticks = treeOf(root).reduce((sum, pid) => {
    const fields = statOf(pid)
    return sum + Number(fields?.[11] ?? 0) + Number(fields?.[12] ?? 0)
  }, 0)
  return (ticks * 1000) / TICKS_PER_SECOND
}
