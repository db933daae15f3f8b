export { type FaultyDisk, faultyDisk } from './faulty-disk.ts'
