import { useVirtualizer } from '@tanstack/react-virtual'
import { Fragment, type ReactNode, useLayoutEffect, useRef, useState } from 'react'

/** Which of how many a card is: to be put on its article. */
export interface PlaceInFeed {
  readonly 'aria-posinset': number
  readonly 'aria-setsize': number
}

interface Props<Item> {
  readonly label: string
  readonly of: readonly Item[]
  readonly idOf: (item: Item) => string
  /** The box that scrolls, kept as state. */
  readonly box: HTMLElement | null
  readonly children: (item: Item, place: PlaceInFeed) => ReactNode
}

/** Two cards stand next to each other where there is room, under each other where there is none. */
const IN_A_ROW = 2
/** Before a row was measured; and how many are drawn beyond what is seen. */
const ROW_PX = 280
const BEYOND = 3

/** As many cards as there are, of which only those in sight are drawn; screen readers announce how many there are. */
export function VirtualCards<Item>({ label, of, idOf, box, children }: Props<Item>) {
  const list = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    if (!box || !list.current) return
    setTop(list.current.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop)
  }, [box])
  // Nothing of it is handed to what is kept between draws.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useVirtualizer({
    count: Math.ceil(of.length / IN_A_ROW),
    getScrollElement: () => box,
    estimateSize: () => ROW_PX,
    getItemKey: (row) => keyOf(of[row * IN_A_ROW], idOf) ?? row,
    overscan: BEYOND,
    scrollMargin: top,
  })
  return (
    <div ref={list} role="feed" aria-label={label} className="relative" style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ key, index, start }) => (
        <div
          key={key}
          ref={rows.measureElement}
          data-index={index}
          className="absolute inset-x-0 top-0 grid grid-cols-1 gap-3 pb-3 lg:grid-cols-2"
          style={{ transform: `translateY(${start - top}px)` }}
        >
          {of.slice(index * IN_A_ROW, (index + 1) * IN_A_ROW).map((item, place) => (
            <Fragment key={idOf(item)}>
              {children(item, { 'aria-posinset': index * IN_A_ROW + place + 1, 'aria-setsize': of.length })}
            </Fragment>
          ))}
        </div>
      ))}
    </div>
  )
}

const keyOf = <Item,>(item: Item | undefined, idOf: (item: Item) => string): string | null =>
  item === undefined ? null : idOf(item)
