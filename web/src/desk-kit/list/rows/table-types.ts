import type { ReactNode } from 'react'

export type Column<Row> = {
  key: string
  /** Head of the column, and label of its value in a phone's card. */
  label: string
  render: (row: Row) => ReactNode
  /**
   * The first column is the row's name. `number` is aligned right, `short` never breaks, `end` holds its buttons,
   * `wide` fills the card's width.
   */
  kind?: 'number' | 'short' | 'end' | 'wide'
  /** The list's orders, ascending and descending, between which a press of the head switches. */
  sort?: { up: string; down?: string }
  /** Left out on a phone. */
  wideOnly?: boolean
}

export type Selection = { chosen: ReadonlySet<string>; set: (chosen: ReadonlySet<string>) => void }
