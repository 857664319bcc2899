import type { Page } from '@playwright/test'

type Data = Record<string, unknown>

/** Passes a call on and changes its reply. */
export async function changeReply(page: Page, path: string, transform: (data: Data) => Data) {
  await page.route(path, async (route) => {
    const reply = await route.fetch()
    const envelope = await reply.json()
    await route.fulfill({ response: reply, json: { ...envelope, data: transform(envelope.data) } })
  })
}
