import type { Locator } from '@playwright/test'

/** Seconds that a person needs to find and press, to choose a file, and to type a letter at average speed. */
const seconds = { press: 2.5, file: 8, letter: 0.28 }

/** Acts like a person and counts presses, fields, files and letters. */
export function countedHand() {
  const did = { presses: 0, fields: 0, files: 0, letters: 0 }
  return {
    did,
    async press(target: Locator) {
      did.presses++
      await target.click()
    },
    async write(field: Locator, words: string) {
      did.fields++
      did.letters += words.length
      await field.fill(words)
    },
    async choose(select: Locator, label: string) {
      did.presses += 2
      await select.selectOption({ label })
    },
    /** Opens the browser's choice of a file, and chooses one. */
    async pick(opener: Locator, file: string) {
      did.presses++
      did.files++
      const chooser = opener.page().waitForEvent('filechooser')
      await opener.click()
      await (await chooser).setFiles(file)
    },
    /** Minutes of work, without waiting. */
    minutes: () =>
      (seconds.press * (did.presses + did.fields) + seconds.file * did.files + seconds.letter * did.letters) / 60,
  }
}
export type CountedHand = ReturnType<typeof countedHand>
