import { fail } from '../../platform/http/errors'

/** The place of a card in its feed: rank first, then newest, then the higher id. */
export type Place = { rank: number; at: Date; id: number }

export function encodeCursor({ rank, at, id }: Place): string {
  return Buffer.from(`${rank}_${at.getTime()}_${id}`).toString('base64url')
}

export function decodeCursor(cursor: string): Place {
  const parts = Buffer.from(cursor, 'base64url').toString().split('_').map(Number)
  const [rank, at, id] = parts
  const isWhole = parts.length === 3 && parts.every((part) => Number.isSafeInteger(part))
  if (!isWhole || rank === undefined || at === undefined || id === undefined)
    return fail('invalid_input', { field: 'cursor' })
  const tooFar = Math.abs(rank) > 2_147_483_647 || id > 2_147_483_647 || id < 0 || Math.abs(at) > 4e12
  return tooFar ? fail('invalid_input', { field: 'cursor' }) : { rank, at: new Date(at), id }
}
