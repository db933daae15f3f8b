import { Link } from 'wouter'

/** Any address without a screen. */
export function NotFoundPage() {
  return (
    <div className="mx-auto max-w-md py-20 text-center">
      <h1 className="text-3xl font-bold">404 Page Not Found</h1>
      <p className="mt-3 text-soft">Did you forget to add the page to the router?</p>
      <Link
        href="/"
        className="mt-6 inline-grid min-h-11 place-items-center rounded-lg border border-line px-5 text-act"
      >
        Back to today’s games
      </Link>
    </div>
  )
}
