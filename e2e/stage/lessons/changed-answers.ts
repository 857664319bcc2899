import type { Page } from '@playwright/test'

type Data = Record<string, unknown>

/** Lets a call through and changes what it answers. */
export async function change(page: Page, path: string, changed: (data: Data) => Data) {
  await page.route(path, async (route) => {
    const reply = await route.fetch()
    const envelope = await reply.json()
    await route.fulfill({ response: reply, json: { ...envelope, data: changed(envelope.data) } })
  })
}
