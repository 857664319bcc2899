import { expect, test } from 'vitest'
import { type CsvCell, csvOf } from './csv'

const cellOf = (value: CsvCell) => csvOf([value], []).slice(1, -2)

test('a cell never begins like a formula', () => {
  const firsts = ['=', '+', '-', '@', '\t', '\r', '\n', ' =', '\n=', '\0=', '\r@', '＝', '＋', '－', '＠', '\u3000＝']
  for (const first of firsts) {
    expect(cellOf(`${first}1+1`)).toMatch(/^"?'/)
    expect(cellOf(`${first}"1+1,`)).toMatch(/^"'/)
  }
  expect(cellOf('=SUM(A1:A9)')).toBe("'=SUM(A1:A9)")
  expect(cellOf(-3)).toBe("'-3")
})
test('quotes, commas and lines stay within their cell', () => {
  expect(cellOf('Wet floors')).toBe('Wet floors')
  expect(cellOf('a "b", c')).toBe('"a ""b"", c"')
  expect(cellOf('one\r\ntwo')).toBe('"one\r\ntwo"')
  expect(cellOf('a;b')).toBe('"a;b"')
  expect(cellOf(null)).toBe('')
})
test('a file has a header, one line for each row and a byte order mark', () => {
  const rows = [
    ['ဗမာ', 12],
    ['Maria', null],
  ]
  expect(csvOf(['name', 'minutes'], rows)).toBe('\uFEFFname,minutes\r\nဗမာ,12\r\nMaria,\r\n')
})
