import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryView } from '../../components/query-view.tsx'
import { Sheet } from '../../components/sheet.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { TabList } from '../../components/tab-list.tsx'
import { type PickKind, readPickKinds } from '../../lib/pick-kind.ts'
import { OWN_BOOKS_NOTE, useOwnBooks } from '../../lib/use-own-books.ts'
import { type RecordOrigin, recordQuery } from './record-query.ts'
import { RecordView } from './record-view.tsx'

/** The track record. `of`: the kinds of picks whose like is shown first, as `recordOverlay` writes them. */
export function RecordSheet({ of, onClose }: { readonly of: string; readonly onClose: () => void }) {
  const [origin, setOrigin] = useState<RecordOrigin>('live')
  const kinds = readPickKinds(of)
  const ownBooks = useOwnBooks()
  return (
    <Sheet
      title="Track record"
      about={`How picks did, as published, win or lose. Never edited afterwards.${ownBooks ? OWN_BOOKS_NOTE : ''}`}
      open
      onClose={onClose}
      listsPicks
    >
      <TabList
        label="Which picks"
        chosen={origin}
        onChoose={(key) => setOrigin(key === 'backfill' ? 'backfill' : 'live')}
        tabs={[
          { key: 'live', name: 'Published live', body: <Origin origin="live" kinds={kinds} /> },
          { key: 'backfill', name: 'Backtested', body: <Origin origin="backfill" kinds={kinds} /> },
        ]}
      />
    </Sheet>
  )
}

function Origin({ origin, kinds }: { readonly origin: RecordOrigin; readonly kinds: readonly PickKind[] }) {
  const query = useQuery(recordQuery(origin))
  return (
    <div className="grid gap-3">
      {origin === 'backfill' && (
        <p className="text-sm text-soft">Backtested with what was known each morning, not published live.</p>
      )}
      <QueryView of={query} skeleton={<Skeleton count={3} height="h-24" />}>
        {(record) => <RecordView record={record} kinds={kinds} />}
      </QueryView>
    </div>
  )
}
