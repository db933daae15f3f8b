// Run beside the page, once: see `format.ts`.
new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'America/Los_Angeles' })
close()

export {}
