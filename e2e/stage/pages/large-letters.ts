import type { Page } from '@playwright/test'

/** Her browser shows letters twice as large. */
export const doubleLetters = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%'
    })
  })

export const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)
