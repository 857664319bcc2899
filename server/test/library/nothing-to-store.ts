import type { Storage } from '#platform/ports/storage/storage'

/** Claims that every file is stored already, so that the demo library's clips are not copied. */
export const nothingToStore: Storage = {
  has: async () => true,
  put: async () => {},
  remove: async () => {},
  size: async () => null,
  checksum: async () => null,
  read: async () => {
    throw new Error('nothing is stored')
  },
  list: async function* () {},
  sweep: async () => 0,
  addressOf: async () => null,
}
