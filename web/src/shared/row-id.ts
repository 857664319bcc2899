/** What the contract takes as a row's id (contract/src/fields.ts). */
const largestId = 2_147_483_647

/** The id that an address names: digits and nothing else; undefined where no row can have it. */
export function rowId(text: string | null | undefined): number | undefined {
  const id = /^\d+$/.test(text ?? '') ? Number(text) : 0
  return id > 0 && id <= largestId ? id : undefined
}
