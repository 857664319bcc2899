/** Chromium as root needs to run without a sandbox; background requests to the internet are off. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
]

/** Chromium's page engine from Debian, without its windows, which cost a third of a journey's time. */
export const chromium = { executablePath: '/usr/bin/chromium-headless-shell', args }

/** The whole browser; only this one keeps pages in a back/forward cache. */
export const wholeChromium = { executablePath: '/usr/bin/chromium', args }
