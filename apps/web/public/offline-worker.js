// Keeps the page, its files and the last board, so that they show without a network. Nothing else is kept.
const SHELF = 'fairline-1'
const BOARD = ['/api/live-data', '/api/parlay-picks']

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELF)
      .then((shelf) => shelf.add('/'))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  const old = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== SHELF).map((name) => caches.delete(name))))
  event.waitUntil(old.then(() => self.clients.claim()))
})

/** The network first; where it fails, what was kept. */
async function fresh(request, key) {
  const shelf = await caches.open(SHELF)
  try {
    const answer = await fetch(request)
    if (answer.ok) await shelf.put(key, answer.clone())
    return answer
  } catch (error) {
    const kept = await shelf.match(key)
    if (!kept) throw error
    // The server's clock of back then is not the time now: ages would read as if nothing had passed.
    const headers = new Headers(kept.headers)
    headers.delete('x-fairline-now')
    return new Response(kept.body, { status: kept.status, headers })
  }
}

/** What never changes: kept first. */
async function steady(request) {
  const shelf = await caches.open(SHELF)
  const kept = await shelf.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await shelf.put(request, answer.clone())
  return answer
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(fresh(request, '/'))
  else if (pathname.startsWith('/assets/')) event.respondWith(steady(request))
  else if (BOARD.includes(pathname) && search === '') event.respondWith(fresh(request, pathname))
})
