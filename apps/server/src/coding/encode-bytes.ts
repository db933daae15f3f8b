import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'
import type { Coding } from './content-coding.ts'

/** Size in bytes of the output buffer, which Node keeps until the next full garbage collection; its default is 16 KB. */
const CHUNK_BYTES = 2048
const brotli = { chunkSize: CHUNK_BYTES, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Compresses a response. */
export function encodeBytes(plain: Buffer, coding: Coding): Buffer {
  if (coding === 'plain') return plain
  return coding === 'gzip' ? gzipSync(plain, { chunkSize: CHUNK_BYTES }) : brotliCompressSync(plain, brotli)
}

/** Undoes `encodeBytes`. */
export function decodeBytes(bytes: Buffer, coding: Coding): Buffer {
  if (coding === 'plain') return bytes
  return coding === 'gzip' ? gunzipSync(bytes) : brotliDecompressSync(bytes)
}
