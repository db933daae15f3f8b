import { createServer } from 'node:http'

/** Sends the bytes it was given last, or 304 to clients that have them. */
let [body, headers]: [Buffer, Record<string, string>] = [Buffer.alloc(0), {}]
const server = createServer((request, answer) => {
  if (headers.etag !== undefined && request.headers['if-none-match'] === headers.etag) {
    answer.writeHead(304, headers).end()
    return
  }
  answer.writeHead(200, { ...headers, 'content-length': body.length }).end(body)
})
process.on('message', (told: { body: string; headers: Record<string, string> }) => {
  body = Buffer.from(told.body, 'base64')
  headers = told.headers
  process.send?.('ready')
})
server.listen(Number(process.argv[2]), '127.0.0.1')
