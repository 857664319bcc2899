/** What a lesson may say in place of a file of its own: that it has no picture, or which of YouTube's it shows. */
const withoutFile = /^(none|https:\/\/i\.ytimg\.com\/vi\/[\w-]{11}\/\w+\.jpg)$/

/** The file of `pictures/` that a thumbnail names; null where it names none. */
export const pictureFile = (thumbnail: string | undefined): string | null =>
  thumbnail === undefined || withoutFile.test(thumbnail) ? null : thumbnail
