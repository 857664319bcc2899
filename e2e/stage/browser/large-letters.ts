import type { Page } from '@playwright/test'

/** Doubles the browser's letter size. */
export const doubleLetters = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%'
    })
  })

export const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)
