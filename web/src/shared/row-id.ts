/** What the contract takes as a row's id (contract/src/fields.ts). */
const largestId = 2_147_483_647

/** The id that an address names: digits and nothing else; undefined where no row can have it. */
export function rowId(text: string | null | undefined): number | undefined {
  const id = /^[1-9]\d*$/.test(text ?? '') ? Number(text) : Number.NaN
  return id <= largestId ? id : undefined
}
