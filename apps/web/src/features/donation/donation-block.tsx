import { site } from '@fairline/contract'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../components/button.tsx'
import { call } from '../../lib/call.ts'
import { useCopied } from '../../lib/use-copied.ts'

/** Where to send a tip, if an address is set. */
export function DonationBlock() {
  const { data } = useQuery({ queryKey: [site.path], queryFn: ({ signal }) => call(site, { signal }) })
  const { copied, copy } = useCopied()
  const wallet = data?.donationWallet
  if (!wallet) return null
  return (
    <section
      aria-label="Donations"
      className="mx-auto mb-10 grid max-w-2xl gap-2 rounded-xl border border-line bg-raised p-4 text-center"
    >
      <p className="font-semibold">Fairline is free. Tips keep it free.</p>
      <p className="text-sm break-all text-soft select-all">{wallet}</p>
      <Button className="justify-self-center" onClick={() => void copy(wallet)}>
        {copied === wallet ? 'Copied!' : 'Copy wallet address'}
      </Button>
    </section>
  )
}
