import { expect, test } from 'vitest'
import { readTable } from './read-table'

async function rowsOf(file: Buffer) {
  const rows: string[] = []
  for await (const { record, line } of readTable(file)) rows.push(`${line} ${record.join('|')}`)
  return rows
}

const table = 'name,note\nParañaque,it’s easy\nNiño,“sweet” – so\n'
const rows = ['1 name|note', '2 Parañaque|it’s easy', '3 Niño|“sweet” – so']
/** The letters of the table that are not ASCII, as bytes. */
const windows = { ñ: 0xf1, '’': 0x92, '“': 0x93, '”': 0x94, '–': 0x96 }
const mac = { ñ: 0x96, '’': 0xd5, '“': 0xd2, '”': 0xd3, '–': 0xd0 }
const bytesOf = (text: string, letters: Record<string, number>) =>
  Buffer.from(Array.from(text, (letter) => letters[letter] ?? letter.charCodeAt(0)))

test.each([
  ['UTF-8', Buffer.from(table)],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${table}`)],
  ['UTF-16 with its mark', Buffer.from(`\ufeff${table}`, 'utf16le')],
  ['UTF-16 without its mark', Buffer.from(table, 'utf16le')],
  ['Windows-1252', bytesOf(table, windows)],
  ['Windows-1252 with its line ends', bytesOf(table.replaceAll('\n', '\r\n'), windows)],
  ['MacRoman', bytesOf(table, mac)],
  ['MacRoman with its line ends', bytesOf(table.replaceAll('\n', '\r'), mac)],
  ['UTF-8 with line ends of old Macs', Buffer.from(table.replaceAll('\n', '\r'))],
])('a table in %s is read', async (_, file) => expect(await rowsOf(file)).toEqual(rows))
test.each([
  ['sep=;\r\nname;note\r\nA, b;c\r\n', ['2 name|note', '3 A, b|c']],
  ['"sep=,"\nname,note\nA;b;d,c\n', ['2 name|note', '3 A;b;d|c']],
  ['sep=;;\nname;note\nA;c\n', ['2 name|note', '3 A|c']],
  ['name|note\nA|c\n', ['1 name|note', '2 A|c']],
  ['name\tnote\nA\tc\n', ['1 name|note', '2 A|c']],
  ['name,note\nA,c\n,\n , \n,,,\nB,d\n', ['1 name|note', '2 A|c', '6 B|d']],
  ['name,note\nအဝတ္,ထမင္း\n', ['1 name|note', '2 အဝတ်|ထမင်း']],
  ['name,note\nCaf\u00e9', ['1 name|note', '2 Café']],
])('%j is read', async (text, read) => {
  expect(await rowsOf(Buffer.from(text))).toEqual(read)
})
test('the last letter of a file in Windows-1252 is read', async () => {
  expect(await rowsOf(Buffer.from('name\nCaf\u00e9', 'latin1'))).toEqual(['1 name', '2 Café'])
})
test('a file that is no table is refused with the kind that it is', async () => {
  await expect(rowsOf(Buffer.alloc(0))).rejects.toThrow('is empty')
  await expect(rowsOf(Buffer.from('504b030414000600', 'hex'))).rejects.toThrow('is a spreadsheet')
  await expect(rowsOf(Buffer.from('%PDF-1.7'))).rejects.toThrow('is no table')
})
