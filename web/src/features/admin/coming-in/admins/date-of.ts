/** A moment as a day of Singapore. */
export const dateOf = (at: string) =>
  new Date(at).toLocaleDateString('en-SG', {
    timeZone: 'Asia/Singapore',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
