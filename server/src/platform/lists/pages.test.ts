import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  bigIdPart,
  idPart,
  integerPart,
  momentPart,
  type PageQuery,
  type PageRange,
  pagesBy,
  pagesById,
  textPart,
} from './pages'

const pages = pagesBy({ rank: integerPart, at: momentPart, entry: bigIdPart, name: textPart, id: idPart })
const base64 = (bytes: string | number[]) => Buffer.from(bytes as string).toString('base64url')

test('a place comes back from its cursor as it was', () => {
  fc.assert(
    fc.property(
      fc.record({
        rank: fc.integer({ min: -2_147_483_647 }),
        at: fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true }),
        entry: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }).map(String),
        name: fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\0', '')),
        id: fc.integer({ min: 1 }),
      }),
      (cursorParts) => {
        expect(pages.placeOf(pages.cursorOf(cursorParts))).toEqual(cursorParts)
      },
    ),
  )
})
test('the first page has no cursor, the last one none behind it', async () => {
  const rows = [{ id: 3 }, { id: 2 }, { id: 1 }]
  const find = async ({ after, limit }: PageRange) => rows.filter((row) => !after || row.id < after.id).slice(0, limit)
  const page = (query: PageQuery) => pagesById.listPage({ query, find, show: (row) => row.id })
  expect(await page({ limit: 2 })).toEqual({ items: [3, 2], next_cursor: '2' })
  expect(await page({ limit: 2, cursor: '2' })).toEqual({ items: [1], next_cursor: null })
  expect(await page({ limit: 3 })).toEqual({ items: [3, 2, 1], next_cursor: null })
  expect(await page({ cursor: '1' })).toEqual({ items: [], next_cursor: null })
})
test('an empty list reads no page, but still refuses a broken cursor', async () => {
  const list = { total: 0, find: () => expect.unreachable(), show: () => null }
  expect(await pagesById.countedPage({ query: {}, ...list })).toEqual({ items: [], next_cursor: null, total: 0 })
  await expect(pagesById.countedPage({ query: { cursor: 'x' }, ...list })).rejects.toMatchObject({
    code: 'invalid_input',
  })
})

const good = ['0', '0', '1', '', '1']
test.each([
  ['no number', 0, 'x'],
  ['no integer', 0, '1.5'],
  ['minus nothing', 0, '-0'],
  ['beyond integers', 0, '2147483648'],
  ['before 1970', 1, '-1'],
  ['after the year 9999', 1, '253402300800000'],
  ['more than a Date holds', 1, '8640000000000001'],
  ['no entry', 2, '0'],
  ['beyond bigint', 2, '9999999999999999999'],
  ['no base64', 3, '?'],
  ['a NUL', 3, base64('a\0')],
  ['half a character', 3, base64([0xed, 0xa0, 0x80])],
  ['no row', 4, '0'],
  ['an id beyond integers', 4, '2147483648'],
  ['nothing', 4, ''],
])('%s is refused', (_, index, part) => {
  expect(pages.placeOf(good.join('.'))).not.toBeNull()
  expect(() => pages.placeOf(good.with(index, part).join('.'))).toThrow(
    expect.objectContaining({ code: 'invalid_input', detail: { field: 'cursor' } }),
  )
})
test.each(['', '1', '0.0.1..1.1'])('another number of parts is refused: "%s"', (cursor) => {
  expect(() => pages.placeOf(cursor)).toThrow(expect.objectContaining({ code: 'invalid_input' }))
})
