import type { ReactNode } from 'react'

export type Column<Row> = {
  key: string
  /** Over the column, and beside its value in a phone's card. */
  label: string
  render: (row: Row) => ReactNode
  /** The first column is the row's name. `number` stands right, `end` holds its buttons, `wide` fills the card's width. */
  kind?: 'number' | 'end' | 'wide'
  /** The list's orders, rising and falling, that pressing the head changes between. */
  sort?: { up: string; down?: string }
  /** Not worth a line on a phone. */
  wideOnly?: boolean
}

export type Selection = { chosen: ReadonlySet<string>; set: (chosen: ReadonlySet<string>) => void }
