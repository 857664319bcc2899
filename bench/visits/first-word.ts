import { chromium, type Page } from '@playwright/test'
import { startBuilt } from '../../e2e/stage/servers/built-server'
import playwright from '../../playwright.config'
import { standInOpenai } from '../../stand-ins/openai/app'
import { logIn } from './log-in'

const answerText = 'Hugasan muna ang kamay gamit ang sabon. Pagkatapos, punasan ng malinis na tela.'
const pieceMs = 100

/**
 * Milliseconds from when Genie's model sends its first word until it is on the screen, both by this machine's clock;
 * the median of `runs`. The model is the stand-in, in this process; server and browser are processes of their own.
 */
export async function untilFirstWord(runs: number): Promise<number> {
  const model = await standInOpenai()
  model.behave({ says: answerText, pieceMs })
  const server = await startBuilt({ DEMO: '1', CHAT_MODEL: 'stand-in', CHAT_API_URL: await model.listen() })
  const browser = await chromium.launch(playwright.use?.launchOptions ?? {})
  try {
    const page = await browser.newPage()
    await page.goto(`${server.origin}/healthz`)
    await page.evaluate(
      (entries) => {
        for (const [name, value] of entries) localStorage.setItem(name, value)
      },
      Object.entries(await logIn(server.origin)),
    )
    await page.goto(`${server.origin}/chat`)
    const waits: number[] = []
    for (let run = 0; run < runs; run++) {
      const shownAt = await askOnce(page)
      waits.push(shownAt - (model.seen.questions.at(-1)?.firstWordAt ?? 0))
    }
    return waits.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0
  } finally {
    await browser.close()
    await server.stop()
    await model.app.close()
  }
}

/** Asks and waits for the whole answer; returns when the page showed its first word. */
async function askOnce(page: Page): Promise<number> {
  await page.getByRole('textbox').fill('Paano maghugas ng kamay?')
  const turnCount = await page.locator('[data-turn]').count()
  const [firstWord] = await Promise.all([
    page.waitForFunction(
      ([turns, word]) => {
        const answer = document.querySelectorAll('[data-turn]')[Number(turns)]
        return answer?.textContent?.includes(String(word)) && Date.now()
      },
      [turnCount, answerText.split(' ')[0]],
      { polling: 'raf' },
    ),
    page.getByRole('textbox').press('Enter'),
  ])
  const shownAt = Number(await firstWord.jsonValue())
  await page.locator('[data-turn]').last().getByText('malinis na tela.').first().waitFor()
  return shownAt
}
