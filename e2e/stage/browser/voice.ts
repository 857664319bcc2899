import type { Page } from '@playwright/test'

/** A browser with one voice, which speaks that language (as 'id-ID') and records its texts. */
export async function withVoice(page: Page, lang: string): Promise<void> {
  await page.addInitScript((code) => {
    const spoken: string[] = []
    const speechSynthesis = {
      getVoices: () => [{ lang: code }],
      speak: ({ text, lang: language }: { text: string; lang: string }) => spoken.push(`${language}: ${text}`),
      cancel() {},
      addEventListener() {},
      removeEventListener() {},
    }
    class SpeechSynthesisUtterance {
      constructor(public text: string) {}
    }
    for (const [name, value] of Object.entries({ speechSynthesis, SpeechSynthesisUtterance, spoken })) {
      Object.defineProperty(window, name, { value, configurable: true })
    }
  }, lang)
}

/** Texts spoken since the page was opened, each with its language. */
export const spoken = (page: Page) => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken)
