import { decodeCursor, encodeCursor } from '../cursor'

/** The last row of a page; of a list by name its name as well. */
export type Place = { rank: number; at: Date; name: string; id: number }

export const encodePlace = ({ name, ...place }: Place) =>
  `${encodeCursor(place)}.${Buffer.from(name).toString('base64url')}`

export function decodePlace(cursor: string): Place {
  const [place = '', name = ''] = cursor.split('.')
  return { ...decodeCursor(place), name: Buffer.from(name, 'base64url').toString().replaceAll('\0', '') }
}
