/** A thumbnail that is no file of the pack: `none`, or the address of one of YouTube's. */
const withoutFile = /^(none|https:\/\/i\.ytimg\.com\/vi\/[\w-]{11}\/\w+\.jpg)$/

/** The file in `pictures/` that a thumbnail names; null if it names none. */
export const pictureFile = (thumbnail: string | undefined): string | null =>
  thumbnail === undefined || withoutFile.test(thumbnail) ? null : thumbnail
